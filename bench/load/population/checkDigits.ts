/**
 * Functions of the connection that make documents with right check digits: `pg_temp.cpf(n)` and `pg_temp.cnpj(n)`, each
 * another one for each number up to 89,999,999. Source: Receita Federal, modulo 11.
 */
export const CHECK_DIGITS = `
create or replace function pg_temp.check_digit(digits text, weights int[]) returns text language sql immutable as $$
  select case when sum(substr(digits, i, 1)::int * weights[i]) % 11 < 2 then '0'
    else (11 - sum(substr(digits, i, 1)::int * weights[i]) % 11)::text end
  from generate_series(1, length(digits)) as i $$;
create or replace function pg_temp.completed(digits text, weights int[]) returns text language sql immutable as $$
  select one.digits || pg_temp.check_digit(one.digits, weights)
  from (select digits || pg_temp.check_digit(digits, weights[2:]) as digits) as one $$;
create or replace function pg_temp.cpf(n int) returns text language sql immutable as $$
  select pg_temp.completed((100000000 + n * 8)::text, array[11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) $$;
create or replace function pg_temp.cnpj(n int) returns text language sql immutable as $$
  select pg_temp.completed((10000000 + n)::text || '0001', array[6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) $$;
`;
