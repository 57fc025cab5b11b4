/** The calendar day in Brasília at this moment, `yyyy-MM-dd`. */
export function todayInBrazil(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now);
}
