import { toldWidgets } from '../../engine/catalog';
import { withValue } from './jsonText';

/** What of the widgets a browser needs before it draws them. */
export function widgetKinds(): string {
  const all = Object.entries(toldWidgets).sort(([one], [other]) => one.localeCompare(other, 'en'));
  const frames = all.flatMap(([name, { frame }]) => (frame ? [`  ${name}: '${frame}',\n`] : []));
  const openers = all.flatMap(([name, { opens, frame }]) => (opens && frame ? [`  ${name}: '${frame}',\n`] : []));
  const listed = (key: 'isQuestion' | 'isAnswer' | 'isLong') =>
    all.flatMap(([name, widget]) => (widget[key] ? [`'${name}'`] : [])).join(', ');
  return `// Written by \`node --import tsx scripts/vocabularyDocs.ts\` from table.ts: what a browser takes of it.
import type { Widget } from './types';

/** The frames of the widgets that are not one box. */
export const frames: Readonly<Record<string, NonNullable<Widget['frame']>>> = {
${frames.join('')}};

/** Those that put a question with its answers side by side. */
export const questions: readonly string[] = [${listed('isQuestion')}];

/** Those that ask for yes or no. */
export const answers: readonly string[] = [${listed('isAnswer')}];

/** Those that open more of the form, and are no answer, with the frame in which they stay once they are locked. */
export const openers: Readonly<Record<string, NonNullable<Widget['frame']>>> = {
${openers.join('')}};

/** Those with room for several lines. */
export const longTexts: readonly string[] = [${listed('isLong')}];
`;
}

/** The vocabulary of tabs with the names of all widgets, which an editor offers. */
export const withWidgetNames = (vocabulary: string): string =>
  withValue(
    vocabulary,
    ['definitions', 'fieldUi', 'properties', 'ui:widget', 'examples'],
    Object.keys(toldWidgets).sort(),
  );
