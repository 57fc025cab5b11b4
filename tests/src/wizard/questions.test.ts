import { beforeEach, describe, expect, it } from 'vitest';
import shared from '../../../schemas/shared.json';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { mayLeave, maySave } from '../../../src/features/wizard/questions';
import { sessionOf, wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

const row = { type: 'object' as const, properties: { File: { type: 'string' as const, attachment: true as const } } };
const tab = { ...tabOf({ Text: {}, files: { type: 'array', items: row } }), id: 'files' };

/** The open section of an edit, in which so many files were picked and some text typed. */
async function section(files: number) {
  const loaded = wizardOf([tab], []);
  const { session } = sessionOf({ ...loaded, wizard: { ...loaded.wizard, texts: shared.texts } });
  await session.open();
  session.form('files').change('/Text', 'typed');
  session.form('files').change(
    '/files',
    Array.from({ length: files }, (_, index) => ({ File: `handle ${index}` })),
  );
  return session;
}
const asked = () => dialogs.getState().messages[0];

beforeEach(() => dialogs.setState({ messages: [] }));

describe('leaving an open section', () => {
  it('asks nothing while nothing is typed', async () => {
    const session = await section(0);
    session.form('files').change('/Text', undefined);
    expect(await mayLeave(session)).toBe(true);
    expect(asked()).toBeUndefined();
  });

  it('asks first while something is typed and not saved', async () => {
    const leaving = mayLeave(await section(0));
    expect(asked()).toMatchObject({
      message: {
        title: 'Sair sem salvar?',
        text: 'O que você digitou ainda não foi salvo. Fica guardado para quando você voltar.',
        yes: 'Sair sem salvar',
        no: 'Continuar editando',
      },
    });
    asked()?.answer(false);
    expect(await leaving).toBe(false);
  });

  it.each([
    [1, '1 arquivo escolhido ainda não foi enviado. Se você sair, será preciso escolhê-lo de novo.'],
    [2, '2 arquivos escolhidos ainda não foram enviados. Se você sair, será preciso escolhê-los de novo.'],
  ])('asks first while %d picked files are not sent', async (count, text) => {
    const leaving = mayLeave(await section(count));
    expect(asked()).toMatchObject({
      message: { title: 'Sair sem enviar?', text, yes: 'Sair sem enviar', no: 'Continuar editando', careful: true },
    });
    asked()?.answer(true);
    expect(await leaving).toBe(true);
  });

  it.each([false, undefined])('stays on the answer %s', async (answer) => {
    const leaving = mayLeave(await section(1));
    asked()?.answer(answer);
    expect(await leaving).toBe(false);
  });
});

describe('saving an open section', () => {
  it('asks nothing while no form of a list is filled in, nor for what a block keeps', async () => {
    const session = await section(0);
    session.keepForm('files/#questionario', { 1: 'a' });
    session.keepForm('other/people/person', { Nome: 'Marina' });
    expect(await maySave(session, 'files')).toBe(true);
    expect(asked()).toBeUndefined();
  });

  it.each([true, false])('asks first while one holds what was not added, and does as told: %s', async (answer) => {
    const session = await section(0);
    session.keepForm('files/people/person', { Nome: 'Marina' });
    const saving = maySave(session, 'files');
    expect(asked()).toMatchObject({
      message: {
        title: 'Salvar sem adicionar?',
        text: 'O que você digitou no formulário ainda não está na lista e não será salvo.',
        yes: 'Salvar sem adicionar',
        no: 'Continuar editando',
      },
    });
    asked()?.answer(answer);
    expect(await saving).toBe(answer);
  });
});
