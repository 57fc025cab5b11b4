export type AccountFact = 'nickname' | 'name' | 'document' | 'birth' | 'email';

export interface AccountType {
    type: number;
    name: string;
    tab?: string;
    document: string;
}

export type Action = 'advance' | 'save' | 'create' | 'update' | 'delete';

export interface AjvError {
    instancePath: string;
    keyword: string;
    message?: string;
    params: Record<string, unknown>;
    parentSchema?: unknown;
}

export interface AnswerNames {
    list: string;
    text: string;
}

export interface AskDefinition {
    title?: string;
    text?: string;
    yes?: string;
    no?: string;
    if?: CallDefinition;
    block?: string;
}

export interface BlockItem {
    block: string;
    id: string;
    binds?: Record<string, string>;
    [option: string]: Json | undefined;
}

export interface BlockShape {
    question?: true;
    registration?: true;
    options: Readonly<Record<string, OptionShape>>;
    binds: Readonly<Record<string, BindShape>>;
}

export type CallDefinition = string | {
    call: string;
    timeout?: number;
    failure?: Message;
    reload?: boolean;
};

export interface CollectionDefinition {
    title?: string;
    titleField?: string;
    name?: string;
    add?: string;
    empty?: string;
    rows?: {
        one: string;
        other: string;
    };
    fields?: SectionItem[];
    fixed?: {
        title?: string;
        name?: string;
    }[];
    load?: CallDefinition;
    take?: Condition;
    delete?: CallDefinition;
    columns?: ColumnDefinition[];
    forms?: FormDefinition[];
    messages?: Messages;
    rules?: RuleDefinition[];
}

export interface ColumnDefinition {
    title: string;
    fields: string[];
    when?: Condition;
}

export interface CompiledTab {
    definition: TabDefinition;
    validators: Record<string, CompiledValidator>;
}

export interface CompiledValidator {
    (data: unknown): boolean;
    errors?: AjvError[] | null;
}

export interface CompiledWizard extends WizardDefinition {
    version: string;
    formats: Record<string, Record<string, string>>;
    lookups: Record<string, LookupDefinition>;
    asks: Record<string, AskDefinition>;
}

export interface Condition {
    anyOf?: Condition[];
    allOf?: Condition[];
    not?: Condition;
    [reference: string]: ValueCondition | Condition[] | Condition | undefined | string[];
}

export interface Context {
    settings: Record<string, Json>;
    user: JsonObject;
    mode: 'new' | 'edit' | 'renewal';
    today: string;
    now: string;
    formats: Record<string, Format>;
    tabs?: Record<string, JsonObject>;
    root?: JsonObject;
    form?: string;
    others?: JsonObject[];
    stored?: JsonObject;
    option?: (call: string, key: string, value: Json) => JsonObject | 'pending' | undefined;
}

export interface DayLimits {
    before?: DayPoint;
    after?: DayPoint;
    notBefore?: DayPoint;
    notAfter?: DayPoint;
}

export type DayPoint = string | ({
    day: string;
} & DayShift) | ({
    field: string;
} & DayShift);

export interface DayShift {
    plus?: DaySpan;
    minus?: DaySpan;
}

export interface DaySpan {
    years?: number;
    months?: number;
    days?: number;
}

export interface DefinitionsIndex {
    version: string;
    number?: number;
    settings: Record<string, SettingDefinition>;
    types: AccountType[];
    wizards: WizardEntry[];
    forms: {
        id: string;
        url: string;
    }[];
    lists?: Record<string, string>;
}

export class EngineError extends Error {
    readonly code: EngineErrorCode;
    constructor(code: EngineErrorCode, message: string);
}

export interface EntryNames {
    key: string;
    value: string;
}

export interface ErrorEffect extends Message {
    at: string;
    kind?: string;
}

export interface Expectation {
    shown?: string[];
    hidden?: string[];
    required?: string[];
    optional?: string[];
    locked?: string[];
    open?: string[];
    listed?: string[];
    free?: string[];
    values?: Record<string, Json>;
    errors?: string[];
    asks?: string[];
    lookups?: string[];
    columns?: Record<string, string[]>;
    forms?: Record<string, string | null>;
    parts?: Record<string, boolean>;
    taken?: string[];
    sent?: string[];
    chosen?: Record<string, string[]>;
    skipped?: boolean;
}

export interface FieldError {
    pointer: Pointer;
    keyword: string;
    kind: string;
    reason?: string;
    unread?: true;
    rule?: string;
    name: string;
    inline: string;
    title: string;
    text: string;
}

export interface FieldPlan {
    node: string;
    name: string;
    list?: string;
    path: string[];
    schema: FieldSchema;
    ui: FieldUi;
    section?: string;
    block?: string;
    order: number;
    required: boolean;
}

export interface FieldSchema extends DayLimits {
    type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
    title?: string;
    description?: string;
    default?: Json;
    const?: Json;
    enum?: Json[];
    oneOf?: {
        const: Json;
        title: string;
    }[];
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    maxItems?: number;
    format?: string;
    readOnly?: boolean;
    treatment?: string;
    account?: AccountFact;
    items?: FieldSchema;
    properties?: Record<string, FieldSchema>;
    required?: string[];
    errorMessage?: Record<string, string>;
    formatBy?: Record<string, Record<string, string>>;
    options?: OptionsDefinition;
    local?: Json | Condition;
    maxLengthOf?: string;
    exceptOf?: string;
    attachment?: true;
    empty?: Json;
}

export interface FieldUi {
    'ui:widget'?: string;
    'ui:options'?: JsonObject;
    'ui:name'?: string;
    'ui:help'?: string;
    'ui:helpBy'?: Record<string, Record<string, string>>;
    'ui:placeholder'?: string;
    'ui:autocomplete'?: string;
    'ui:inputmode'?: string;
    'ui:width'?: 1 | 2 | 3 | 4 | 5 | 6;
    'ui:messages'?: Messages;
    items?: Record<string, FieldUi>;
}

export interface FileType {
    name: string;
    title: string;
    mime: string;
    extensions: readonly [string, ...string[]];
    isImage: boolean;
    matches(head: Uint8Array): boolean;
    examples: {
        valid: readonly string[];
        invalid: readonly string[];
    };
    source: string;
}

export interface FormChange {
    kind: 'added' | 'required' | 'moved' | 'gone';
    title: string;
    tab: string;
    place: string;
}

export interface FormDefinition {
    id: string;
    open: 'inline' | 'modal';
    title: string;
    button?: string;
    for?: Condition;
    start?: JsonObject;
    fields: SectionItem[];
    required?: string[];
    properties?: Record<string, FieldSchema>;
    create?: CallDefinition;
    update?: CallDefinition;
    save?: CallDefinition;
}

export interface FormModule extends TabModule {
    wizard: CompiledWizard;
    settings: Record<string, SettingDefinition>;
}

export interface Format extends FormatAppearance {
    type: 'string' | 'number';
    normalise(value: Json | undefined): Json | undefined;
    validate(value: Json): string | undefined;
    display(value: Json | undefined): string;
    write?(value: string): string;
    separate?(text: string): string;
    stored?(value: Json): string | undefined;
    unread?(text: string): string | undefined;
    begun?(typed: string): string | undefined;
    strips?: true;
    paste?(text: string): string;
    unmet?(text: string): string[];
    reasons: string[];
    complete?: string[];
    examples: {
        valid: Json[];
        invalid: {
            value: Json;
            reason: string;
        }[];
    };
    source: string;
}

export const HEAD_BYTES = 256;

export type IsShown = (tab: string, field: FieldPlan) => boolean;

export type Json = string | number | boolean | null | Json[] | {
    [key: string]: Json;
};

export type JsonObject = {
    [key: string]: Json;
};

export interface Left {
    place: string;
    value: Json;
    step: string;
}

export interface LoadedForm {
    tab: CompiledTab;
    wizard: CompiledWizard;
    settings: Record<string, SettingDefinition>;
    keep: boolean;
}

export interface LoadedWizard {
    wizard: CompiledWizard;
    tabs: Record<string, CompiledTab>;
    settings: Record<string, SettingDefinition>;
    number?: number;
}

export interface LookupDefinition {
    call: string;
    when?: Condition;
    notFound?: JsonObject;
    timeout?: number;
    message?: Message;
    failed?: Message;
}

export const MEGABYTE = 1048576;

export interface Message {
    inline?: string;
    title?: string;
    text?: string;
    say?: string;
    yes?: string;
    no?: string;
}

export interface MessageContext {
    messages: Messages;
    formats: Record<string, Record<string, string>>;
    settings: Record<string, unknown>;
}

export type Messages = Record<string, Message>;

export type MigrationStep = {
    id: string;
} & ({
    moved: string;
    to: string;
} | {
    split: string;
    into: string[];
    at: string;
} | {
    merged: string[];
    into: string;
    with: string;
} | {
    codes: string;
    map: Record<string, string | number | boolean | null>;
} | {
    default: string;
    value: Json;
} | {
    retired: string;
    title: string;
});

export type Moment = 'leave' | 'save' | 'advance';

export type Operand = Json | {
    from: string;
} | {
    sum: string[];
} | {
    is: Condition;
};

export interface OptionShape {
    type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'setting' | 'rows' | 'field';
    required?: true;
    values?: readonly Json[];
    items?: OptionShape;
    members?: Readonly<Record<string, OptionShape>>;
}

export interface OptionsDefinition {
    call: string;
    value: string;
    title: string;
    search?: boolean;
    cut?: number;
    separator?: string;
    when?: Condition;
    wait?: number;
    chooseOnly?: true;
}

export interface PartDefinition extends Partial<PartStep> {
    id: string;
    reload?: boolean;
    when?: Condition;
    steps?: PartStep[];
}

export interface PartStep {
    data: string[];
    load?: CallDefinition;
    save: CallDefinition;
    wrap?: string;
    rename?: Record<string, string>;
    take?: Condition;
    send?: Condition;
    each?: boolean;
    failure?: Message;
}

export type Pointer = string;

export interface RecordDefinition {
    title: string;
    treatment: string;
}

export interface Retention {
    years?: number;
    months?: number;
    days?: number;
    from: 'end' | 'collection';
    norm?: string;
}

export interface RuleDefinition {
    id: string;
    when?: Condition;
    on?: string[];
    before?: Action[];
    show?: string[];
    hidden?: 'clear' | 'keep';
    require?: string[];
    lock?: string[];
    compute?: Record<string, Operand>;
    error?: ErrorEffect;
    check?: string;
    of?: string[];
    params?: JsonObject;
    moment?: Moment;
    clear?: string[];
    set?: Record<string, Operand>;
    ask?: string | AskDefinition;
    lookup?: string;
    with?: Record<string, string>;
    fill?: Record<string, string | {
        const: Json;
    }>;
    locks?: Record<string, true | string>;
    notFound?: {
        clear: string[];
    };
}

export interface Scope {
    data: JsonObject;
    context: Context;
    list?: string;
    index?: number;
    schemas?: Record<string, FieldSchema>;
    pending?: boolean;
}

export interface SectionDefinition {
    id: string;
    title: string;
    help?: string;
    treatment?: string;
    name?: string;
    fields: SectionItem[];
}

export type SectionItem = string | {
    link: string;
    href: string;
} | {
    text: string;
    id?: string;
} | {
    info: string;
    title: string;
    text: string;
} | BlockItem;

export interface SettingDefinition {
    key: string;
    title: string;
    type: 'flag' | 'choice' | 'number' | 'text';
    on?: string[];
    off?: string[];
    values?: Json[];
    other?: Json;
    range?: [number, number];
    default: Json;
    public: boolean;
}

export type Shape = Pick<PartStep, 'wrap' | 'rename'>;

export interface SharedDefinition {
    $defs?: Record<string, FieldSchema>;
    lookups?: Record<string, LookupDefinition>;
    asks?: Record<string, AskDefinition>;
    parts?: PartDefinition[];
    rules?: RuleDefinition[];
    treatments?: Record<string, TreatmentDefinition>;
    records?: Record<string, RecordDefinition>;
    messages?: Messages;
    formats?: Record<string, Record<string, string>>;
    texts?: Record<string, string>;
}

export type SharedFields = Record<string, FieldSchema>;

export interface StoryDefinition {
    title: string;
    as?: string;
    data?: JsonObject;
    today?: string;
    mode?: 'new' | 'edit' | 'renewal';
    settings?: Record<string, Json>;
    user?: JsonObject;
    tabs?: Record<string, JsonObject>;
    options?: Record<string, JsonObject>;
    change?: Record<string, Json>;
    answers?: Record<string, JsonObject | null>;
    before?: Action;
    row?: string;
    expect: Expectation;
}

export interface SummaryGroup {
    id?: string;
    title: string;
    name?: string;
    items: SummaryItem[];
    note?: string;
    groups?: SummaryGroup[];
}

export interface SummaryItem {
    label: string;
    value: string;
    pending?: true;
    unanswered?: string;
}

export interface SummaryTab {
    id: string;
    title: string;
    groups: SummaryGroup[];
}

export interface TabDefinition {
    $schema?: string;
    id: string;
    title: string;
    lead?: string;
    treatment?: string;
    schema: FieldSchema & {
        properties: Record<string, FieldSchema>;
    };
    uiSchema: TabUi;
    rules?: RuleDefinition[];
    collections?: Record<string, CollectionDefinition>;
    messages?: Messages;
    errors?: 'all' | 'first';
    dialog?: boolean;
    examples?: {
        valid: JsonObject[];
        invalid: {
            data: JsonObject;
            first: string;
            errors: string[];
            settings?: Record<string, Json>;
            tabs?: Record<string, JsonObject>;
        }[];
        stories?: StoryDefinition[];
    };
}

export interface TabEntry {
    id: string;
    number?: number;
    card?: string;
    icon?: string;
    when?: Condition;
    keep?: boolean;
}

export interface TabModule {
    definition: TabDefinition;
    default: (require: (name: string) => unknown) => Record<string, CompiledValidator>;
}

export interface TabPlan {
    definition: TabDefinition;
    fields: FieldPlan[];
    byNode: Map<string, FieldPlan>;
    blocks: FieldPlan[];
    sections: SectionDefinition[];
    rules: RulePlan[];
    triggered: RulePlan[];
    nodes: Map<string, NodeRules>;
    order: string[];
    rank: Map<string, number>;
    dependents: Map<string, Dependent[]>;
    revisited: string[];
    schemas: Record<string, FieldSchema>;
    rowSchemas: Record<string, Record<string, FieldSchema>>;
    lists: string[];
}

export interface TabState {
    data: JsonObject;
    hidden: ReadonlySet<Pointer>;
    computed: ReadonlySet<Pointer>;
    required: ReadonlySet<Pointer>;
    locked: ReadonlySet<Pointer>;
    lookups: Readonly<Record<string, readonly Pointer[]>>;
}

export interface TabUi {
    'ui:sections': SectionDefinition[];
    [field: string]: FieldUi | SectionDefinition[];
}

export interface TreatedField {
    path: string[];
    title: string | undefined;
    treatment: string | undefined;
    pointer: string;
    saidAt?: string;
}

export interface TreatmentDefinition {
    title: string;
    purpose: string;
    basis: string;
    retention: Retention;
    sensitive?: true;
}

export interface Treatments {
    treatments: Readonly<Record<string, TreatmentDefinition>>;
    records: Readonly<Record<string, RecordDefinition>>;
    wizards: TreatedWizard[];
}

export type ValueCondition = boolean | ValueSchema;

export interface ValueSchema extends DayLimits {
    const?: Json;
    enum?: Json[];
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    maxItems?: number;
    format?: string;
    like?: string[];
    maxAge?: number;
    minAge?: number;
    sameAs?: string;
    contains?: Condition;
    not?: ValueSchema;
    anyOf?: ValueSchema[];
}

export type WizardData = Record<string, JsonObject>;

export interface WizardDefinition {
    $schema?: string;
    id: string;
    title: string;
    language?: string;
    treatment?: string;
    type: number;
    registration?: true;
    overview?: {
        number: number;
    };
    route: string;
    key: string;
    navigation: 'earlier' | 'reached';
    open?: string;
    tabs: TabEntry[];
    parts: PartDefinition[];
    complete: {
        call: string;
        body?: Record<string, Operand>;
        failure?: Message;
    };
    messages?: Messages;
    texts?: Record<string, string>;
    settings?: Record<string, {
        default: Json;
    }>;
}

export interface WizardEntry {
    id: string;
    type: number;
    registration?: true;
    overview?: {
        number: number;
    };
    route: string;
    title: string;
    url: string;
    number?: number;
}

export interface WizardModule {
    wizard: CompiledWizard;
    tabs: Record<string, string>;
    settings: Record<string, SettingDefinition>;
}

export function applyMask(mask: string, text: string): string;

export function applyWrites(plan: TabPlan, state: TabState, writes: Write[], context: Context): ChangeResult;

export const blockNode: (id: string) => string;

export function blocksOf(tab: TabDefinition): BlockItem[];

export function bodyOfCompletion({ complete }: Pick<WizardDefinition, 'complete'>, context: Context): JsonObject;

export function bodyOfRow(step: PartStep, fields: Record<string, FieldSchema>, row: JsonObject): Json;

export function bodyOfStep(loaded: LoadedWizard, step: PartStep, data: WizardData, context: Context): Json;

export function dataOfStep(loaded: LoadedWizard, step: PartStep, answer: Json | undefined, context: Context): WizardData;

export const dateTime: import("./types").Format;

export const email: import("./types").Format;

export function emptyOnWire(schema: FieldSchema): Json;

export function emptyValueOf(schema: FieldSchema): import("../json").Json | undefined;

export function evaluateCondition(condition: Condition | undefined, scope: Scope): boolean;

export function evaluateTab(plan: TabPlan, data: JsonObject, context: Context, options?: EvaluateOptions): TabState;

export function fieldNames(items: readonly SectionItem[] | undefined): string[];

export function fieldValue(data: JsonObject, field: FieldPlan, index?: number): Json | undefined;

export function fieldsFromWire(fields: Record<string, FieldSchema>, body: JsonObject, formats: Record<string, Format>): JsonObject;

export function fieldsOf(tab: TabDefinition): FieldPlan[];

export function fieldsOfStep(loaded: LoadedWizard, step: PartStep): Record<string, FieldSchema>;

export function fieldsToWire(fields: Record<string, FieldSchema>, data: JsonObject): JsonObject;

export function fileTypeOf(content: Uint8Array): FileType | undefined;

export const fileTypes: readonly FileType[];

export function fillPath(path: string, read: (name: string) => Json | undefined): string | undefined;

export function fillText(template: string, values: Record<string, string | number | undefined>): string;

export function foldText(text: string): string;

export function formatText(format: Format, value: Json | undefined): string;

export function fromShape({ wrap, rename }: Shape, body: Json | undefined): Json | undefined;

export function getAt(data: Json | undefined, steps: readonly (string | number)[]): Json | undefined;

export function inlineRefs(field: FieldSchema, shared: SharedFields, trail?: readonly string[]): FieldSchema;

export function instancesOf(field: FieldPlan, data: JsonObject): (number | undefined)[];

export function isEmpty(value: unknown): boolean;

export function isEqual(a: unknown, b: unknown): boolean;

export function isInPlace(collection: CollectionDefinition | undefined): boolean;

export function isObject(value: unknown): value is JsonObject;

export function loadWizard(url: string, load: (url: string) => Promise<unknown>, formats: Record<string, Format>): Promise<LoadedWizard>;

export function locate(plan: TabPlan, pointer: Pointer): {
    field: FieldPlan;
    index?: number;
} | undefined;

export function messageOf(plan: TabPlan, subject: MessageSubject, context: MessageContext, extra?: Messages[]): Message;

export function migrate(data: WizardData, steps: readonly MigrationStep[]): Migrated;

export function nameOf(plan: TabPlan, field: FieldPlan, index: number | undefined, settings: Record<string, unknown>, label?: string | undefined): string;

export function openFormsOf(session: WizardSession): Blank[];

export function parseCall(definition: CallDefinition): Call;

export function parsePointer(pointer: Pointer): string[];

export function parseReference(text: string): Reference;

export const password: import("./types").Format;

export function placeAfter(place: string, steps: readonly MigrationStep[]): string | undefined;

export function planOf(definition: TabDefinition): TabPlan;

export function pointerOf(field: FieldPlan, index?: number): Pointer;

export function readReference(text: string, scope: Scope): Json | undefined;

export function reevaluateTab(plan: TabPlan, state: TabState, context: Context): TabState;

export const referencesOf: (condition: Condition | undefined) => ReadReference[];

export function resolveSettings(definitions: Readonly<Record<string, SettingDefinition>>, entries: {
    key: string;
    value: string;
}[], overrides?: Record<string, {
    default: Json;
}>): Record<string, Json>;

export function rowMatches(condition: Condition | undefined, row: Json, context: Context): boolean;

export function rowsOf(data: JsonObject, list: string): JsonObject[];

export function rowsOfStep(loaded: LoadedWizard, step: PartStep, data: WizardData, context: Context): RowsOfStep | undefined;

export function scopeOf(plan: TabPlan, data: JsonObject, context: Context, list?: string, index?: number): Scope;

export function serverMessage(body: Json | undefined, names?: AnswerNames): string | undefined;

export function setAt(data: JsonObject, steps: readonly (string | number)[], value: Json | undefined): JsonObject;

export function settingEntries(body: Json | undefined, names: EntryNames): {
    key: string;
    value: string;
}[];

export function sharedName(ref: string): string | undefined;

export function sourcesOf(loaded: LoadedWizard, step: PartStep): Source[];

export function splitValues(text: Json | undefined, separator: string): string[];

export function stepsOf(field: FieldPlan, index?: number): (string | number)[];

export function stepsOfPart(part: PartDefinition): PartStep[];

export function summarize(loaded: LoadedWizard, data: WizardData, input: SummaryInput): SummaryTab[];

export function tabsOfPart(part: PartDefinition): string[];

export function targetsOf(step: MigrationStep): string[];

export function titleAt(loaded: LoadedWizard, place: string): {
    title: string;
    tab: string;
} | undefined;

export function toCompiledTab(module: TabModule, formats: Record<string, Format>): CompiledTab;

export function toFileName(name: string, { name: kind, extensions }: Pick<FileType, 'name' | 'extensions'>): string;

export function toLoadedForm(module: FormModule, formats: Record<string, Format>): LoadedForm;

export function toPointer(steps: readonly (string | number)[]): Pointer;

export function toShape({ wrap, rename }: Shape, body: Json): Json;

export function todayIn(timeZone: string, now: Date): string;

export function treatedFields(tab: Tab, byDefault?: string): TreatedField[];

export function treatmentsOf(files: Readonly<Record<string, string>>): Treatments;

export function turnAllRound(steps: readonly MigrationStep[], older?: Older): {
    steps: MigrationStep[];
} | {
    cannot: MigrationStep[];
};

export function unansweredOf(tabs: readonly SummaryTab[]): Blank[];

export function unknownKey(fields: Record<string, FieldSchema>, body: JsonObject, base?: string[]): Pointer | undefined;

export function unmask(text: string): string;

export function unwrapAnswer(body: Json | undefined): Json | undefined;

export function validateTab(plan: TabPlan, validators: CompiledTab['validators'], state: TabState, moment: Moment, input: ValidationContext, scope?: string): FieldError[];

export function whatChanged({ before, after, steps, wasShown, isShown }: BothVersions): FormChange[];

export function withValues(base: JsonObject, values: Record<string, Json | undefined>): JsonObject;

// core/definition/blockShape
interface BindShape {
    required?: true;
    reads?: true;
}

// core/errors
type EngineErrorCode = 'CYCLE' | 'UNKNOWN_FIELD' | 'UNKNOWN_PART' | 'UNKNOWN_VALIDATOR';

// core/formats/types
interface FormatAppearance {
    name: string;
    title?: string;
    placeholder?: string;
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
    autoCapitalize?: 'none' | 'characters' | 'words';
    mask?(text: string): string;
    accepts?: RegExp;
    prefix?: string;
    suffix?: string;
    places?: number;
}

// core/mapping/parts
interface RowsOfStep {
    tab: string;
    list: string;
    fields: Record<string, FieldSchema>;
    rows: JsonObject[];
}

// core/mapping/parts
interface Source {
    tab: string;
    field?: string;
    fields: Record<string, FieldSchema>;
}

// core/migration/migrate
interface Migrated {
    data: WizardData;
    left: Left[];
}

// core/migration/turn
type Older = (place: string) => FieldSchema | undefined;

// core/migration/whatChanged
interface BothVersions {
    before: LoadedWizard;
    after: LoadedWizard;
    steps: readonly MigrationStep[];
    wasShown?: IsShown;
    isShown?: IsShown;
}

// core/path
interface Call {
    method: 'GET' | 'POST';
    path: string;
    timeout?: number;
    failure?: Message;
    reload?: boolean;
}

// core/plan/graph
interface Dependent {
    node: string;
    cross: boolean;
}

// core/plan/references
interface ReadReference {
    text: string;
    reference: Reference;
    within?: string;
}

// core/plan/references
type Reference = {
    kind: 'field';
    root: boolean;
    path: string[];
} | {
    kind: 'settings' | 'user' | 'option';
    path: string[];
} | {
    kind: 'tabs';
    tab: string;
    path: string[];
} | {
    kind: 'mode' | 'index' | 'form' | 'others' | 'now' | 'changed';
    path: [];
} | {
    kind: 'unknown';
    text: string;
    path: [];
};

// core/plan/rules
interface NodeRules {
    shows: ShowRule[];
    sectionShows: ShowRule[];
    hidden: 'clear' | 'keep';
    computes: {
        when: Condition | undefined;
        operand: Operand;
        list?: string;
        rule: RuleDefinition;
    }[];
    requires: {
        when: Condition | undefined;
        moment: Moment;
        list?: string;
        rule: RuleDefinition;
    }[];
    locks: {
        when: Condition | undefined;
        list?: string;
        rule: RuleDefinition;
    }[];
    writes: WriteRule[];
}

// core/plan/rules
interface RulePlan {
    rule: RuleDefinition;
    list?: string;
    on: string[];
}

// core/plan/rules
interface ShowRule {
    when: Condition | undefined;
    list?: string;
    rule: RuleDefinition;
}

// core/plan/rules
interface WriteRule extends RulePlan {
    operand: Operand | undefined;
}

// core/state/change
interface ChangeResult {
    state: TabState;
    touched: ReadonlySet<Pointer>;
    asks: (string | AskDefinition)[];
    lookups: LookupStart[];
}

// core/state/change
interface LookupStart {
    rule: RulePlan;
    index?: number;
    with: JsonObject;
}

// core/state/change
interface Write {
    pointer: Pointer;
    value: Json | undefined;
}

// core/state/evaluate
interface EvaluateOptions {
    locals?: 'kept';
}

// core/summary/blanks
interface Blank {
    name: string;
    in: string;
    tab: string;
    section: string;
    place?: string;
}

// core/summary/sections
interface SectionInput {
    tab: CompiledTab;
    blockItems?: ((tab: string, block: BlockItem) => SummaryItem[] | undefined) | undefined;
    hiddenBlocks?: boolean | undefined;
    failedLists?: readonly string[] | undefined;
}

// core/summary/summarize
interface SummaryInput extends Omit<SectionInput, 'tab'> {
    context: Context;
}

// core/treatment/treatedFields
type Tab = Pick<TabDefinition, 'schema' | 'uiSchema' | 'treatment'>;

// core/treatment/treatmentsOf
interface TreatedTab {
    id: string;
    title: string;
    fields: TreatedField[];
}

// core/treatment/treatmentsOf
interface TreatedWizard {
    id: string;
    title: string;
    type: number | undefined;
    tabs: TreatedTab[];
}

// core/validation/blocks
type ErrorsOfBlock = (id: string, moment: Moment) => readonly BlockError[];

// core/validation/context
interface ValidationContext {
    context: Context;
    texts: MessageContext;
    levels?: Messages[];
    errorsOfBlock?: ErrorsOfBlock;
}

// core/validation/messages
interface MessageSubject {
    field: FieldPlan;
    index?: number;
    kind: string;
    keyword: string;
    format?: string | undefined;
    reason?: string | undefined;
    inline?: string | undefined;
    label?: string | undefined;
    limit?: string | undefined;
}
