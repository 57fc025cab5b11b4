/** The id of the heading of a section in the summary. */
export function summaryHeading(tab: string, section: string): string {
  return `summary-${tab}-${section}`;
}
