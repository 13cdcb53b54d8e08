# Makes the shop's database. Patroni calls it once, for the first primary, with the address of its superuser.
exec psql "$1" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 <<'SQL'
\getenv password DATABASE_PASSWORD
create role formulary login replication password :'password';
grant pg_monitor to formulary;
create database formulary owner formulary;
SQL
