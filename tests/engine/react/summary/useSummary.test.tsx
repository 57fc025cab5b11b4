import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/brazil';
import { createBrowserSession, useSummary } from '../../../../engine/react';
import { fatcaAlone } from '../../../support/fatcaAlone';

it('a summary that stands on the page from the start follows what is loaded and what is typed', async () => {
  localStorage.clear();
  const body = { Facta: true, NumeroGiin: '98Q96B.00000.LE.076' };
  const transport = async () => ({ status: 200, body });
  const session = createBrowserSession({ tabs: [fatcaAlone], transport, formats, storageKey: 'summary' });
  function Told() {
    const items = useSummary(session).flatMap(({ groups }) => groups.flatMap((group) => group.items ?? []));
    return <output>{items.map((item) => ('value' in item ? item.value : '')).join(', ')}</output>;
  }
  const screen = await render(<Told />);
  await session.open();
  await expect.element(screen.getByRole('status')).toHaveTextContent('98Q96B.00000.LE.076');
  session.form('fatca').change('/NumeroGiin', '1TC3JY.00000.LE.840');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1TC3JY.00000.LE.840');
  session.end();
});
