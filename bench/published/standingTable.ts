import { FACTS } from './facts';
import { hasFigures, type Measure, measuresOf } from './measures';
import { fieldsOf, type Report } from './report';
import { type Standing, standingsOf } from './standing';

/** The table of one side: by measure and length of the form, how many times each other contender's. */
export function standingTable(report: Report, side: Standing['side']): string {
  const rows = measuresOf(report).map((measure) => {
    const own = standingsOf(report, measure).filter(({ side: found, times }) => found === side && times.value !== 1);
    const cells = fieldsOf(report).map((fields) => {
      if (!hasFigures(report, measure, fields)) return 'not measured';
      const all = own
        .filter((standing) => standing.fields === fields)
        .sort((a, b) => Math.abs(Math.log(b.times.value)) - Math.abs(Math.log(a.times.value)))
        .map((standing) => said(standing, measure));
      return all.join('<br>') || 'none';
    });
    return `| ${measure.title} | ${cells.join(' | ')} |`;
  });
  const head = fieldsOf(report).map((fields) => `${fields.toLocaleString('en-US')} fields`);
  return [`| | ${head.join(' | ')} |`, `|---|${head.map(() => '---').join('|')}|`, ...rows].join('\n');
}

function said({ contender, times, decided }: Standing, { isTime }: Measure): string {
  const { title } = FACTS[contender];
  if (!isTime) return `${times.value} times ${title}`;
  const text = `${times.value} times ${title} (${times.low} to ${times.high})`;
  return decided ? `**${text}**` : text;
}
