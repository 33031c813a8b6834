#!/bin/sh
# Runs once, when PostgreSQL's image makes a new volume: the server's role owns its database and can do no more. The
# superuser loses its password, so that nobody but this container's own commands gets in as it:
# docker compose exec database psql -U postgres
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
CREATE ROLE ospite_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE ospite OWNER ospite_app;
REVOKE ALL ON DATABASE ospite, postgres, template1 FROM PUBLIC;
ALTER ROLE CURRENT_USER PASSWORD NULL;
SQL
