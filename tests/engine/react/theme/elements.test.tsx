import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { smallIcon, spinner } from '../../../../engine/react/theme/elements';
import { Icon } from '../../../../engine/react/theme/Icon';
import { Spinner } from '../../../../engine/react/theme/Spinner';

it.each([
  ['an icon', smallIcon('alert'), <Icon key="one" name="alert" size="sm" />],
  ['another icon', smallIcon('info'), <Icon key="one" name="info" size="sm" />],
  ['a spinner', spinner('of-the-line'), <Spinner key="one" className="of-the-line" />],
])('%s that fills a line straight is what React draws', async (_, element, drawn) => {
  const { container } = await render(drawn);
  expect(element.isEqualNode(container.firstElementChild)).toBe(true);
});

it('every line has an icon of its own', () => {
  expect(smallIcon('alert')).not.toBe(smallIcon('alert'));
});
