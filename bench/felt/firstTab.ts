import type { Browser } from 'playwright';
import { logIn } from './customers';
import { newPhone, newPhonePage } from './phone';

/** What fills the first tab of an individual, in its order: typed key by key, or the text of an option. */
const FILLING: [label: string, text: string][] = [
  ['Data de nascimento', '22/09/1988'],
  ['Sexo', 'Feminino'],
  ['Telefone celular', '11987654321'],
  ['Nome do pai', 'Renato Nogueira'],
  ['Nome da mãe', 'Lúcia Duarte Nogueira'],
  ['Tipo de documento', 'RG'],
  ['Número do documento', '24.678.131-4'],
  ['Data de emissão', '03/11/2015'],
  ['UF do documento', 'SP'],
  ['Nacionalidade', 'Brasileiro Nato'],
  ['Naturalidade (UF)', 'SP'],
  ['Cidade de nascimento', 'Campinas'],
  ['Estado civil', 'Solteiro(a)'],
  ['Formação profissional', 'Administração'],
  ['Ocupação', 'Administrador'],
];

/** A new customer fills the first tab by hand, and saves it. @returns how long each act took to the next paint */
export async function fillFirstTab(
  browser: Browser,
  { origin, slowdown }: { origin: string; slowdown: number },
): Promise<{ acts: number[]; shift: number }> {
  const context = await newPhone(browser, await logIn(browser, origin, 'individual'));
  try {
    const page = await newPhonePage(context, { slowdown, network: false });
    await page.goto(`${origin}/CadastroPF_Passo_1`);
    for (const [label, text] of FILLING) {
      const name = { name: label, exact: true };
      const control = page.getByRole('textbox', name).or(page.getByRole('combobox', name)).first();
      await control.click();
      const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
      if (isList) {
        await page.keyboard.press('Escape');
        await control.selectOption({ label: text });
      } else {
        await page.keyboard.type(text, { delay: 100 });
        // An option may show its code before its text.
        const option = page.getByRole('option', { name: new RegExp(`^(\\d+ *)?${text}$`) });
        if ((await control.getAttribute('role')) === 'combobox') await option.first().click();
      }
    }
    await page.getByRole('button', { name: 'Salvar e continuar depois' }).click();
    await page.getByRole('dialog').waitFor();
    const { acts, shift } = await page.evaluate(() => window.felt);
    return { acts: acts.map(({ ms }) => ms), shift };
  } finally {
    await context.close();
  }
}
