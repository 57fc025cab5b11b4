export interface Language {
    words: WordTable;
    condition: Sentences<Condition>;
    operand: Sentences<Operand>;
    rule: Sentences<RuleSaid>;
    part: Sentences<PartSaid>;
}

export interface Naming {
    fields: Names;
    sections: Names;
    isSection(id: string): boolean;
    settings: Names;
    formats: Names;
    tabs: Names;
    root: Naming;
    tab(id: string): Naming;
    rows(reference: string): Naming;
    schema(reference: string): FieldSchema | undefined;
    subject?: string;
    reached?(end: number): void;
}

export type RuleSaid = Omit<RuleDefinition, 'id'>;

export interface Sentences<T> {
    write(value: T, naming: Naming): string;
    read(sentence: string, naming: Naming): T | undefined;
    reach(sentence: string, naming: Naming): number;
}

export function alternativesOf(condition: Condition): Condition[] | undefined;

export function eitherOf(alternatives: readonly ValueSchema[]): ValueSchema;

export function entriesOf(condition: Condition): Entry[];

export function labelOf(value: Json, schema: FieldSchema | undefined, words: Pick<WordTable, 'yes' | 'no'>): string;

export function languageOf(words: WordTable): Language;

export function normalCondition(condition: Condition): Condition;

export function oneOf(alternatives: readonly Condition[]): Condition;

export function referenceSyntax(words: WordTable): Syntax<string>;

export function spokenOf(tab: TabDefinition): Spoken[];

export const starred: Syntax<string>;

export function together(entries: readonly Entry[]): Condition;

export function wizardNaming(input: NamingInput): (tab: string) => Naming;

// words/names
interface Names {
    called(name: string): string;
    named(label: string): string;
}

// words/normal
type Entry = [key: string, value: NonNullable<Condition[string]>];

// words/part
type PartSaid = Omit<PartDefinition, 'id'>;

// words/spoken
type Spoken = {
    pointer: string;
    list?: string;
} & ({
    rule: RuleDefinition;
} | {
    condition: Condition;
});

// words/syntax
const number: Syntax<number>;

// words/syntax
type Read<T> = [said: T, end: number];

// words/syntax
interface Syntax<T> {
    write(value: T, naming: Naming): string | undefined;
    read(text: string, at: number, naming: Naming): Read<T>[];
}

// words/table
interface Counted {
    one: string;
    other: string;
}

// words/table
type Counts = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'maxAge' | 'minAge';

// words/table
type Span = 'years' | 'months' | 'days';

// words/table
interface WordTable {
    and: string;
    or: string;
    nor: string;
    yes: string;
    no: string;
    always: string;
    references: Record<'root' | 'settings' | 'user' | 'tabs' | 'option', string> & Record<'mode' | 'index' | 'form' | 'others' | 'now', string>;
    modes: Record<Context['mode'], string>;
    condition: Record<'not' | 'changed' | 'filled' | 'empty', string>;
    value: Record<Exclude<keyof ValueSchema, Counts | 'anyOf'> | 'only' | 'neither', string> & Record<Counts, Counted>;
    days: Record<Span, Counted> & Record<'today' | 'on' | 'plus' | 'minus', string>;
    operand: Record<'empty' | 'from' | 'sum' | 'is' | 'assigned', string>;
    target: Record<'section' | 'item', string>;
    rule: Record<'on' | 'before' | 'when' | 'always' | 'end' | 'showAndRequire', string> & Record<Exclude<keyof RuleDefinition, 'id' | 'on' | 'before' | 'when' | 'moment' | 'hidden' | 'ask' | 'error'>, string>;
    hidden: Record<'clear' | 'keep', string>;
    moments: Record<Moment, string>;
    actions: Record<Action, string>;
    message: Record<'error' | 'ask' | 'askNamed' | 'at' | 'kind' | 'title' | 'text' | 'inline' | 'say' | 'yes' | 'no', string> & Record<'block' | 'if', string>;
    pairs: Record<'params' | 'with' | 'fill' | 'fillConst' | 'locks' | 'locksAlways', string>;
    part: Record<'tab' | 'when' | 'data' | 'load' | 'save' | 'wrap' | 'rename' | 'take' | 'send' | 'each' | 'reload' | 'failure' | 'steps', string>;
}

// words/tabNaming
interface NamingInput {
    words: Pick<WordTable, 'modes'>;
    tabs: readonly TabDefinition[];
    settings: Record<string, SettingDefinition>;
    formats: Record<string, {
        title?: string;
    }>;
}
