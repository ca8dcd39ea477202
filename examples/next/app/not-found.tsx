/** Every address without a page. */
export default function NotFound() {
  return (
    <section className="plain">
      <h1>Page not found</h1>
      <p>
        This page could not be found. <a href="/">Go to the homepage</a>
      </p>
    </section>
  );
}
