import type { Language } from '../language';
import type { VocabularyFile } from './vocabularyIn';

/** What the page of the vocabulary says by itself, in one language. */
export interface PageWords {
  introduction: string;
  /** The file that each describes; the common parts are of no file. */
  describes: Readonly<Partial<Record<VocabularyFile, string>>>;
  /** Headings of the definitions that keys refer to; one that is missing here stands under its own name. */
  headings: Readonly<Record<string, string>>;
  /** The heading of a block's options; `$1` is the block. */
  block: string;
  columns: readonly string[];
  /** What stands for the names that the analyst chooses. */
  anyName: string;
  required: string;
  values: string;
  see: string;
}

const portuguese: PageWords = {
  introduction: `# Vocabulário das definições

Todas as chaves que os arquivos de \`schemas/\` aceitam, como \`schemas/vocabulary/\` as descreve. O
[guia do analista](analistas.md) mostra como se usam. Esta página é gerada: \`node --import tsx scripts/vocabularyDocs.ts\`.`,
  describes: {
    wizard: 'schemas/<formulário>/wizard.json',
    tab: 'schemas/<formulário>/<aba>.json, schemas/shared/<aba>.json',
    forms: 'schemas/<formulários>/forms.json',
    shared: 'schemas/shared.json',
    settings: 'schemas/settings.json',
    types: 'schemas/types.json',
    migration: 'schemas/<formulário>/migration.json',
  },
  headings: {
    ask: 'Pergunta',
    call: 'Chamada',
    collection: 'Lista',
    condition: 'Condição',
    dayPoint: 'Dia',
    daySpan: 'Tempo entre dias',
    field: 'Campo',
    fieldErrors: 'Textos de erro de um campo',
    fieldUi: 'Campo na tela',
    form: 'Formulário de uma lista',
    message: 'Mensagem',
    messages: 'Mensagens',
    migrationStep: 'Passo dos dados',
    operand: 'Valor calculado',
    operands: 'Valores',
    options: 'Opções de uma chamada',
    part: 'Parte',
    rule: 'Regra',
    section: 'Seção',
    sectionItem: 'Item de uma seção',
    step: 'Passo de uma parte',
    texts: 'Textos',
    valueKeywords: 'Condição sobre um valor',
  },
  block: 'Bloco $1',
  columns: ['Chave', 'Nome', 'O que diz', 'Exemplo'],
  anyName: '(nome)',
  required: 'obrigatória',
  values: 'Valores',
  see: 'Ver',
};

const english: PageWords = {
  introduction: `# Vocabulary of definitions

All the keys that the files of \`schemas/\` accept, as \`schemas/vocabulary/en/\` describes them. Examples are taken from the
definitions of a portal in Brazil, in Portuguese.`,
  describes: {
    wizard: 'schemas/<wizard>/wizard.json',
    tab: 'schemas/<wizard>/<tab>.json, schemas/shared/<tab>.json',
    forms: 'schemas/<forms>/forms.json',
    shared: 'schemas/shared.json',
    settings: 'schemas/settings.json',
    types: 'schemas/types.json',
    migration: 'schemas/<wizard>/migration.json',
  },
  headings: {
    ask: 'Question',
    call: 'Call',
    collection: 'Collection',
    condition: 'Condition',
    dayPoint: 'Day',
    daySpan: 'Time between days',
    field: 'Field',
    fieldErrors: 'Error texts of a field',
    fieldUi: 'Field on the screen',
    form: 'Form of a collection',
    message: 'Message',
    messages: 'Messages',
    migrationStep: 'Step of the data',
    operand: 'Computed value',
    operands: 'Values',
    options: 'Options from a call',
    part: 'Part',
    rule: 'Rule',
    section: 'Section',
    sectionItem: 'Item of a section',
    step: 'Step of a part',
    texts: 'Texts',
    valueKeywords: 'Condition on a value',
  },
  block: 'Block $1',
  columns: ['Key', 'Name', 'What it says', 'Example'],
  anyName: '(name)',
  required: 'required',
  values: 'Values',
  see: 'See',
};

export const pageWords: Readonly<Record<Language, PageWords>> = { 'pt-BR': portuguese, en: english };
