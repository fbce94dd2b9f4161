/** All words of the interface in one language: one file to fetch. The boards' own words come with their boards. */
export default Object.values(
  import.meta.glob<string>('./*.de.ftl', { query: '?raw', import: 'default', eager: true }),
);
