import { classes } from '../../engine/theme';
import { loadDisclaimers } from '../api/loadDisclaimers';
import { termsNodes } from '../terms/termsNodes';
import rich from '../ui/richText.module.css';
import { findDisclaimer, type Place } from './findDisclaimer';
import css from './SectionHelp.module.css';

/** What the institution has to say about a section, as a dialog shows it. @throws what the call does */
export async function loadInstruction(place: Place) {
  const { title, text } = findDisclaimer(await loadDisclaimers(), place);
  return { title, text: <div className={classes(rich.text, css.text)}>{termsNodes(text)}</div> };
}
