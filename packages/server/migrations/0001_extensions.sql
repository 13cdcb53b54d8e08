-- Search: trigrams find parts of words, unaccent finds é by e. E-mail addresses: citext.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
