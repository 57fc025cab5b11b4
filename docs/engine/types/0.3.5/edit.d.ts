export const COMMENTS_FOLDER = "comments";

export type FileKind = 'tab' | 'wizard' | 'forms' | 'shared' | 'settings' | 'types' | 'migration';

export type Files = Readonly<Record<string, string>>;

export type Kind = 'field' | 'option' | 'place' | 'rule' | 'tab' | 'part' | 'form' | 'setting' | 'sharedField' | 'lookup' | 'argument' | 'ask' | 'name' | 'type' | 'wizard' | 'endpoint' | 'format' | 'validator' | 'widget' | 'block' | 'message' | 'text' | 'step' | 'treatment';

export interface Known {
    place: string;
    shape: Shape;
    file: FileKind;
}

export const NO_WIZARDS: string[];

export interface Parsed {
    text: string;
    tree: Node;
}

export interface Reached extends Spot {
    at: 'key' | 'value';
    place: string;
    known: Known;
    around?: Known;
}

export interface Reference {
    subject: Subject;
    sense: Sense;
    owner: Subject;
    place: string;
    file: string;
    pointer: string;
    at: 'key' | 'value';
    line: number;
    column: number;
    text: string;
    from: number;
    to: number;
    through?: Through;
}

export interface ReferenceIndex {
    references: readonly Reference[];
    of(subject: Subject): readonly Reference[];
    within(owner: Subject): readonly Reference[];
    world: World;
    files: Readonly<Record<string, Parsed>>;
}

export interface RenameEdits {
    edits: TextEdit[];
    moves: {
        from: string;
        to: string;
    }[];
    renamed: Subject[];
    references: Reference[];
}

export type Sense = 'declares' | 'reads' | 'acts' | 'places' | 'uses' | 'example' | 'history';

export interface Shape {
    $ref?: string;
    type?: string | string[];
    title?: string;
    description?: string;
    enum?: unknown[];
    const?: unknown;
    properties?: Record<string, Shape | boolean>;
    additionalProperties?: Shape | boolean;
    items?: Shape;
    if?: Shape;
    then?: Shape;
    else?: Shape;
    allOf?: Shape[];
    definitions?: Record<string, Shape>;
}

export interface Subject {
    kind: Kind;
    id: string;
}

export interface TextEdit {
    file: string;
    offset: number;
    length: number;
    text: string;
}

export interface World {
    tabsCalled(id: string, wizards: readonly string[]): string[];
    wizardsOf(tab: string): string[];
    wizardsWithPart(part: string): string[];
    tabsOf(wizard: string): string[];
    isField(id: string): boolean;
    homeOf(id: string): string;
    placesOf(home: string): string[];
    innerFields(tab: string, name: string): string[];
    isAsk(name: string): boolean;
    rulesCalled(tab: string, id: string): string[];
    optionOf(field: string, value: Json): string | undefined;
}

export interface WrittenRule extends RuleDefinition {
    rule?: string;
    names?: Record<string, string>;
}

export function applyEdits(files: Files, edits: readonly TextEdit[]): Record<string, string>;

export function asObject({ place, shape, file }: Known): Known;

export const contextNames: readonly ['$mode', '$index', '$others', '$form', '$now', '$changed'];

export function dependents(index: ReferenceIndex, field: string): Dependence[];

export function dependsOn(index: ReferenceIndex, field: string): Dependence[];

export function editOf({ text }: Parsed, node: Node, { from, to, name }: {
    from: number;
    to: number;
    name: string;
}): Omit<TextEdit, 'file'>;

export const engineNames: Names;

export function indexReferences(texts: Files): ReferenceIndex;

export const isComment: (path: string) => boolean;

export function itemOf({ place, shape, file }: Known): Known;

export const keyOf: ({ kind, id }: Subject) => string;

export function keysOf(shape: Shape): Record<string, Shape | boolean>;

export function kindOf(path: string): FileKind;

export const listAt: (value: Json | undefined) => Json[];

export function memberOf(known: Known, key: string): Known & {
    at: string;
    isFree: boolean;
};

export const messageKinds: {
    readonly errors: readonly ['missing', 'invalid', 'optional'];
    readonly keywords: readonly ['after', 'before', 'const', 'enum', 'format', 'maxItems', 'maxLength', 'maximum', 'minItems', 'minLength', 'minimum', 'notAfter', 'notBefore', 'oneOf', 'required', 'rule', 'type'];
    readonly calls: readonly ['conflict', 'created', 'delete', 'deleted', 'loadFailed', 'noAnswer', 'notDeleted', 'offline', 'saved', 'savedComplete', 'serverDefault', 'serverFailed', 'updated'];
};

export function namedBy(each: Role, { text, value }: {
    text: string;
    value: Json;
}, scope: Scope): Named[];

export function nearest(name: string, known: Iterable<string>): string | undefined;

export function nodeAt({ tree }: Parsed, pointer: string, at?: 'key' | 'value'): Node | undefined;

export const objectAt: (value: Json | undefined) => JsonObject;

export function opened({ place, shape, file }: Known): Known;

export function renameSubject(index: ReferenceIndex, subject: Subject, name: string): Rename;

export const renamedSubject: (subject: Subject, name: string) => Subject;

export const roles: Readonly<Record<string, Role>>;

export const rootOf: (file: FileKind) => Known;

export function scopeOf(path: string, world: World): Scope;

export function stepEdits({ files }: ReferenceIndex, steps: ReturnType<typeof stepsOfRename>): TextEdit[];

export function stepsOfRename({ world, files }: ReferenceIndex, { renamed }: RenameEdits, name: string): {
    wizard: string;
    step: MigrationStep;
}[];

export const textNames: readonly ['actions', 'add', 'advance', 'answer', 'back', 'backToReview', 'cancel', 'clashChoose_one', 'clashChoose_other', 'clashEmpty', 'clashRemoved', 'clashSaved', 'clashText', 'clashTitle', 'clashesTitle', 'clear', 'close', 'closeMessage', 'conclude', 'confirm', 'counter', 'counterFull', 'criteria', 'criterionMet', 'criterionUnmet', 'dayAt', 'deleteRow', 'deleteText', 'discard', 'discardOffline', 'discardRestored', 'discardRestoredText', 'discardText', 'discardTitle', 'draftDevice', 'draftElsewhere', 'draftHere', 'draftHereNow', 'draftNowhere', 'draftOffline', 'draftSameName', 'draftSaved', 'draftSaving', 'edit', 'editRow', 'formSent', 'keepEditing', 'language', 'leaveFiles', 'leaveFilesText_one', 'leaveFilesText_other', 'leaveFilesTitle', 'leaveTyped', 'leaveTypedText', 'leaveTypedTitle', 'listFailed', 'loading', 'lookupFound', 'lookupOffline', 'lookupSearching', 'moreResults', 'newTab', 'no', 'noResults', 'notAnswered', 'notInformed', 'openCalendar', 'openFormText', 'openFormTitle', 'openForms', 'openFormsIn', 'optional', 'optionsFailed', 'optionsNeed', 'partNotSent', 'phoneCountry', 'questionnaireDone', 'queueAt', 'queueLead', 'queueSending', 'queueTitle', 'queueTold', 'queueToldText', 'queueWaiting', 'refusedDecimals', 'refusedFull', 'refusedLetters', 'refusedLong', 'refusedMinus', 'refusedReplaced', 'refusedSpecial', 'refusedSymbol', 'refusedUnclear', 'refusedWhole', 'remove', 'required', 'restoredFields_one', 'restoredFields_other', 'restoredTabs', 'restoredTag', 'restoredText', 'rowChanged', 'rowDeleted', 'rowNotDeleted', 'rowOffline', 'restoredTitle', 'results', 'retry', 'reviewLead', 'reviewTitle', 'save', 'saveLater', 'saveWithoutForm', 'saving', 'select', 'sending', 'sendingPart', 'sendingPartOf', 'sentAgainText', 'sentAgainTitle', 'sentText', 'sentTitle', 'showPassword', 'stepActions', 'stepClosed', 'stepClosedText', 'stepDone', 'stepErrors_one', 'stepErrors_other', 'stepOf', 'steps', 'stepsDone_one', 'stepsDone_other', 'stepsTitle', 'summaryDone', 'summaryDoneHelp', 'summaryFixed_one', 'summaryFixed_other', 'summaryHelp', 'summaryItems_one', 'summaryItems_other', 'summaryMore', 'summaryTitle_one', 'summaryTitle_other', 'todayAt', 'unansweredIn', 'unansweredTitle_one', 'unansweredTitle_other', 'update', 'versionAdded', 'versionEmptied', 'versionFields', 'versionGoOn', 'versionGone', 'versionKept', 'versionLeft', 'versionMoved', 'versionNew', 'versionRequired', 'versionStopped', 'versionTitle', 'yes', 'yesterdayAt'];

export const validatorParams: Record<string, Record<string, ParamShape>>;

export function walk(known: Known, spot: Spot, to: Walk): void;

export function withNames(rule: RuleDefinition, rename: Rename): RuleDefinition;

export function worldOf(files: Readonly<Record<string, Json>>): World;

// compile/names
interface Names {
    widgets: readonly string[];
    blocks: Readonly<Record<string, BlockShape>>;
    validators: readonly string[];
}

// compile/names
interface ParamShape {
    type: 'string' | 'number' | 'object';
    required?: true;
}

// compile/read/ruleNames
type Rename = (name: string) => string;

// compile/references/dependents
interface Dependence {
    field: string;
    rules: string[];
}

// compile/references/rename
type Rename = RenameEdits | {
    problem: RenameProblem;
    at?: Reference;
};

// compile/references/rename
type RenameProblem = 'unknown' | 'taken' | 'name' | 'fixed';

// compile/references/roles
type Role = {
    sense: Sense;
} & ({
    read: Read;
} | {
    code: (scope: Scope) => Scope['about'];
});

// compile/references/scope
interface Domain {
    kind: 'field' | 'argument' | 'name';
    prefix: string;
    names?: Readonly<Record<string, string>>;
}

// compile/references/scope
type Read = (text: string, scope: Scope) => Named[];

// compile/references/scope
interface Scope {
    world: World;
    wizards: readonly string[];
    tab?: string;
    domain?: Domain;
    root?: Domain;
    rows?: Domain;
    holder?: string;
    key?: string;
    field?: Subject;
    about?: Subject | undefined;
    list?: string;
    rule?: string;
    lookup?: string;
    data?: readonly string[];
    of?: readonly string[];
    owner: Subject;
}

// compile/references/types
interface Named {
    subject: Subject;
    from: number;
    to: number;
}

// compile/references/types
interface Through {
    by: 'names' | 'key';
    key: string;
    pointer: string;
    at: 'key' | 'value';
    isSaid: boolean;
}

// compile/references/visit
interface Spot {
    node: Node;
    scope: Scope;
    pointer: string;
}

// compile/references/visit
interface Visit extends Spot {
    at: 'key' | 'value';
    place: string;
    sense: Sense;
    named: Named[];
    text: string;
    through?: Through;
}

// compile/references/visit
interface Walk {
    visit(visit: Visit): void;
    reach?(reached: Reached): void;
    shared(kind: 'rules' | '$defs', name: string): {
        node: Node;
        pointer: string;
    } | undefined;
}
