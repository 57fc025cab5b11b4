/** What is heard of a page that comes, of which nothing else is known yet. */
export function Loading() {
  return (
    <p className="sr" role="status">
      Carregando
    </p>
  );
}
