import { SCHEMA } from '../../src/store/postgres/schema-name.ts';

/**
 * The third step of the PostgreSQL schema as it was released, when names could be searched in the database: what the fifth step
 * drops. The functions that answered checks are cut down to their signatures.
 */
export const SEARCH_AS_RELEASED = `
  CREATE TABLE ${SCHEMA}.search_words (
    id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    text    text COLLATE "C" NOT NULL UNIQUE,
    names   integer NOT NULL DEFAULT 0,
    stepped boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 60);
  CREATE TABLE ${SCHEMA}.search_keys (id integer PRIMARY KEY, keys integer[] NOT NULL);
  CREATE INDEX search_keys_by_key ON ${SCHEMA}.search_keys USING gin (keys) WITH (fastupdate = off);
  CREATE TABLE ${SCHEMA}.search_names (
    id     bigint PRIMARY KEY,
    weight smallint NOT NULL,
    tokens integer[] NOT NULL
  );
  CREATE INDEX search_names_by_tokens ON ${SCHEMA}.search_names USING gin (tokens) WITH (fastupdate = off);
  CREATE TABLE ${SCHEMA}.search_queue (id bigint PRIMARY KEY, times integer NOT NULL DEFAULT 1);
  CREATE TABLE ${SCHEMA}.search_state (names bigint NOT NULL, queued_to bigint);
  INSERT INTO ${SCHEMA}.search_state VALUES (0, 0);

  CREATE FUNCTION ${SCHEMA}.search_for_words(wanted_keys integer[], texts text[], parts text[], part_keys text[], sizes integer[])
    RETURNS TABLE (id integer, names integer, stepped boolean, text text)
    LANGUAGE plpgsql STABLE AS $$ BEGIN END $$;
  CREATE FUNCTION ${SCHEMA}.search_for_names(
      wanted integer[], wholes integer[], most integer, pairs integer[], most_of_pair integer, texts text[])
    RETURNS TABLE (names text, counts text)
    LANGUAGE plpgsql STABLE AS $$ BEGIN END $$;
  CREATE FUNCTION ${SCHEMA}.search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM ${SCHEMA}.search_queue;
      INSERT INTO ${SCHEMA}.search_queue (id) SELECT id FROM ${SCHEMA}.search_names ORDER BY id;
    ELSIF TG_OP = 'INSERT' THEN
      INSERT INTO ${SCHEMA}.search_queue AS q (id) SELECT id FROM new_rows ORDER BY id
        ON CONFLICT (id) DO UPDATE SET times = q.times + 1;
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO ${SCHEMA}.search_queue AS q (id) SELECT id FROM old_rows ORDER BY id
        ON CONFLICT (id) DO UPDATE SET times = q.times + 1;
    ELSE
      INSERT INTO ${SCHEMA}.search_queue AS q (id)
        SELECT id FROM (SELECT id, name FROM new_rows EXCEPT SELECT id, name FROM old_rows) AS changed
        UNION SELECT id FROM (SELECT id FROM old_rows EXCEPT SELECT id FROM new_rows) AS gone ORDER BY id
        ON CONFLICT (id) DO UPDATE SET times = q.times + 1;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER search_added AFTER INSERT ON ${SCHEMA}.names REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${SCHEMA}.search_changed();
  CREATE TRIGGER search_updated AFTER UPDATE ON ${SCHEMA}.names REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${SCHEMA}.search_changed();
  CREATE TRIGGER search_removed AFTER DELETE ON ${SCHEMA}.names REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${SCHEMA}.search_changed();
  CREATE TRIGGER search_emptied AFTER TRUNCATE ON ${SCHEMA}.names
    FOR EACH STATEMENT EXECUTE FUNCTION ${SCHEMA}.search_changed();
  ALTER TABLE ${SCHEMA}.names DISABLE TRIGGER search_added, DISABLE TRIGGER search_updated,
    DISABLE TRIGGER search_removed, DISABLE TRIGGER search_emptied;
`;

/** As the search was put to use: from then on changes of names were queued. */
export const SEARCH_IN_USE = `
  ALTER TABLE ${SCHEMA}.names ENABLE TRIGGER search_added, ENABLE TRIGGER search_updated, ENABLE TRIGGER search_removed,
    ENABLE TRIGGER search_emptied;
`;
