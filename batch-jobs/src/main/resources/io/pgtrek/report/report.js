
for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0], rows = [...body.rows];
  const key = (row, i) => row.cells[i].dataset.n === undefined ? row.cells[i].textContent : Number(row.cells[i].dataset.n);
  table.querySelectorAll("thead th").forEach((th, i) => {
    // Not a button: Chromium leaves those out of the header it repeats on every printed page.
    const button = document.createElement("span");
    button.role = "button";
    button.tabIndex = 0;
    button.textContent = th.textContent;
    button.addEventListener("keydown", event => { if (event.key === "Enter") button.click(); });
    th.replaceChildren(button);
    button.addEventListener("click", () => {
      const down = th.classList.contains("n") ? th.ariaSort !== "descending" : th.ariaSort === "ascending";
      table.querySelectorAll("thead th").forEach(other => other.removeAttribute("aria-sort"));
      th.setAttribute("aria-sort", down ? "descending" : "ascending");
      const keyed = rows.map(row => [key(row, i), row]);
      keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0) * (down ? -1 : 1));
      body.append(...keyed.map(([, row]) => row));
    });
  });
  if (rows.length > 20) {
    const search = document.createElement("input");
    search.type = "search";
    search.placeholder = search.ariaLabel = "Find a table";
    search.addEventListener("input", () => {
      const wanted = search.value.toLowerCase();
      for (const row of rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
    });
    table.parentElement.before(search);
  }
}
