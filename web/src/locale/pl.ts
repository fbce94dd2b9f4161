/** The words of a table in one language: one file to fetch. Those of a board come with it, those of pages with a page. */
export default Object.values(
  import.meta.glob<string>(['./*.pl.ftl', '!./pages.pl.ftl'], { query: '?raw', import: 'default', eager: true }),
);
