select p.page_count * s.page_size as bytes from pragma_page_count p, pragma_page_size s
