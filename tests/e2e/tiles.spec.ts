import { expect, test } from './fixtures';
import { addRegistered as addFund } from './fundo/stored';
import { button } from './pf/form';
import { addRegistered as addIndividual } from './pf/registered';
import { addRegistered as addCompany } from './pj/stored';
import type { TestServer } from './server';

const WIZARDS = [
  { id: 'pf', add: (server: TestServer) => addIndividual(server, { status: 2 }), sections: 8 },
  { id: 'pj', add: (server: TestServer) => addCompany(server, 2), sections: 9 },
  { id: 'fundo', add: (server: TestServer) => addFund(server, { status: 2, expiresOn: '2099-12-31' }), sections: 9 },
];

for (const { id, add, sections } of WIZARDS) {
  test(`[CF-NAV-04, CF-REN-05] no tile of ${id} shows the header or the steps`, async ({ page, server, signIn }) => {
    test.slow();
    await signIn(await add(server));
    await page.goto('/');
    const tiles = page.getByRole('button', { name: /^Editar dados: / });
    await expect(tiles).toHaveCount(sections);
    await expect(page.getByRole('banner')).toBeVisible();
    for (let index = 0; index < sections; index++) {
      await tiles.nth(index).click();
      await expect(button(page, 'Salvar')).toBeVisible();
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^Olá, / })).toHaveCount(0);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByText(/^Etapa \d+ de \d+/)).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^(Avançar|Concluir|Salvar e continuar depois)$/ })).toHaveCount(
          0,
        );
      }
      await button(page, 'Voltar').click();
      await expect(tiles.nth(index)).toBeFocused();
    }
  });
}
