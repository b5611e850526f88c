-- Hashes of what was copied, and passes of refreshing.

ALTER TABLE run ADD COLUMN refresh_pass integer NOT NULL DEFAULT 0;

COMMENT ON COLUMN run.refresh_pass IS 'How often the run was refreshed; slices of an earlier pass are still to be compared.';

ALTER TABLE slice_ledger ADD COLUMN refresh_pass integer NOT NULL DEFAULT 0;
ALTER TABLE slice_ledger ADD COLUMN hash text;
ALTER TABLE slice_ledger ADD COLUMN refused_hash text;
ALTER TABLE slice_ledger ADD COLUMN loaded_hash text;

COMMENT ON COLUMN slice_ledger.hash IS
    'Of the copied rows: count, sum of hashes, bytes of large types, sums of column groups; null when not taken, or no longer true.';
COMMENT ON COLUMN slice_ledger.refused_hash IS 'Of the rows that the server refused, in the same form.';
COMMENT ON COLUMN slice_ledger.loaded_hash IS 'Of the rejected rows that were loaded later; they are not in hash.';
