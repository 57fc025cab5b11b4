export interface ActionResult {
    done: boolean;
    focus?: Pointer;
    clash?: string;
    concluded?: boolean;
}

export interface AskedPlace {
    tab: string;
    reached?: string;
}

export interface Attachment {
    content: string;
    onProgress?(fraction: number): void;
    onSent?(): void;
    onFailed?(): void;
}

export interface BlockError {
    kind: string;
    name: string;
    inline: string;
    title: string;
    text: string;
}

export type BlockFactory = (input: BlockInput) => BlockModel;

export interface BlockInput extends GateServices {
    options: BlockItem;
    tab: string;
    clock: Clock;
    context(): Context;
    read(bind: string): Json | undefined;
    write(bind: string, value: Json | undefined): void;
    patch(bind: string, value: Json | undefined): void;
    watch(bind: string, listener: () => void): () => void;
    save(): Promise<boolean>;
    keepForm(content: JsonObject | undefined): void;
    keptForm(): JsonObject | undefined;
    lostAttachments(bind: string): JsonObject[];
    dismissLost(bind: string, row?: JsonObject): void;
}

export interface BlockModel<State = unknown> {
    getState(): State;
    subscribe(listener: () => void): () => void;
    load?(): Promise<boolean>;
    errors?(moment: Moment): BlockError[];
    saved?(parts: readonly string[]): void;
    summary?(): SummaryItem[];
}

export type CallOutcome = {
    ok: true;
    body: Json | undefined;
    version?: string | undefined;
} | {
    ok: false;
    status: number;
    body: Json | undefined;
    aborted?: true;
};

export interface ClashView {
    id: string;
    tab: string;
    name: string;
    form?: string;
    pointer?: Pointer;
    isRow: boolean;
    options: readonly ClashOption[];
}

export interface DialogTexts {
    messages: Messages;
    texts: Record<string, string>;
    answers?: AnswerNames;
}

export interface DraftChange {
    place: DraftPlace;
    content?: DraftContent;
    at: string;
}

export interface DraftContent {
    value?: Json;
    base?: Json;
    texts?: UnreadTexts;
    begun?: string;
}

export interface DraftNews {
    revision: number;
    entries: RemoteEntry[];
    isOff?: true;
    isRefused?: true;
}

export interface DraftService {
    writer: string;
    isSameDevice(writer: string): boolean;
    load(transport: Transport): Promise<DraftNews | undefined>;
    send(changes: readonly DraftChange[], seen: number, options: {
        isLast: boolean;
    }): Promise<DraftNews | undefined>;
}

export type DraftState = 'saved' | 'saving' | 'offline' | 'device';

export interface DraftWatch {
    state(): DraftState;
    subscribe(listener: () => void): () => void;
}

export type FieldMark = 'restored' | ClashView;

export interface FormStore {
    plan: TabPlan;
    listeners: Listeners;
    getState(): TabState;
    view(pointer: Pointer): FieldView;
    rowKeys(list: string): readonly string[];
    change(pointer: Pointer, value: Json | undefined, text?: string): void;
    unreadTexts(): UnreadTexts;
    putUnreadTexts(texts: UnreadTexts): void;
    forgetUnreadTexts(fields: readonly string[]): void;
    leave(pointer: Pointer, unread?: string): void;
    tellStored(told: JsonObject, stored: JsonObject): void;
    validate(moment: Moment): FieldError[];
    check(moment: Moment): FieldError[];
    isValid(moment: Moment): boolean;
    visibleErrors(): readonly FieldError[];
    summary(): readonly AttemptedError[];
    showErrors(errors: readonly FieldError[]): void;
    recheckBlocks(): void;
    addRow(list: string): number;
    removeRow(list: string, index: number): void;
    load(data: JsonObject, options?: EvaluateOptions): void;
    patch(data: Record<string, Json | undefined>): void;
    refresh(): void;
}

export interface Host {
    ask(question: Question): Promise<boolean>;
    choose?(question: Question): Promise<boolean | undefined>;
    isOnline?(): boolean | Promise<boolean>;
    askBlock?(block: string, options: AskDefinition): Promise<boolean>;
    confirmConclusion?(): Promise<boolean>;
    attachment?(handle: string): Attachment | undefined | Promise<Attachment | undefined>;
}

export interface Origin {
    kind: 'saved' | 'draft';
    device?: string;
    at?: string;
}

export interface Question {
    kind: 'error' | 'warning' | 'success' | 'question';
    title: string;
    text?: string;
    yes: string;
    no?: string;
    careful?: true;
}

export interface SaveProgress {
    state: 'sending' | 'failed';
    name: string;
    place: number;
    total: number;
}

export interface SessionInput {
    loaded: LoadedWizard;
    transport: Transport;
    host: Host;
    answers?: AnswerNames;
    base: Pick<Context, 'settings' | 'user' | 'mode' | 'formats'>;
    clock: Clock;
    storage: UnsavedStorage;
    drafts?: DraftService | undefined;
    definitions?: PublishedDefinitions | undefined;
    storageKey: string;
    queueKey?: string;
    blocks?: Record<string, BlockFactory>;
    place?: AskedPlace;
    tab?: string;
}

export interface StandaloneForm {
    form: FormStore;
    options: OptionLists;
    context(): Context;
    texts: Record<string, string>;
    isRestored: boolean;
    shownData(): JsonObject;
    flush(): void;
    reset(): void;
}

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export interface TransportAnswer {
    status: number;
    body: Json | undefined;
    version?: string | undefined;
}

export interface TransportRequest {
    method: 'GET' | 'POST';
    path: string;
    body?: Json;
    timeout?: number;
    fresh?: boolean;
    signal?: AbortSignal;
    ownTitle?: boolean;
    onProgress?(fraction: number): void;
    knownVersion?: string;
    begun?: string;
    isRepeatable?: true;
    quiet?: true;
}

export interface UnsavedStorage {
    read(key: string): string | null;
    write(key: string, value: string): void;
    remove(key: string): void;
    readLeft?(key: string): string[];
    forgetLeft?(key: string): void;
}

export interface WizardSession extends GateServices {
    loaded: LoadedWizard;
    options: OptionLists;
    lasting: Transport;
    view(): WizardView;
    subscribe(listener: () => void): () => void;
    draft: DraftWatch;
    form(tab: string): FormStore;
    context(tab: string): Context;
    block(tab: string, id: string): BlockModel | undefined;
    open(): Promise<void>;
    go(step: number): void;
    advance(): Promise<ActionResult>;
    review(): Promise<ActionResult>;
    save(): Promise<ActionResult>;
    sendQueued(): Promise<ActionResult>;
    reloadRows(tab: string, list: string): Promise<boolean>;
    deleteRow(tab: string, list: string, row: JsonObject): Promise<boolean>;
    saveRow(row: RowToSave): Promise<RowOutcome>;
    keepForm(name: string, row: JsonObject | undefined, texts?: UnreadTexts): void;
    showForm(name: string, store: FormStore, row: JsonObject): () => void;
    keptForm(name: string): JsonObject | undefined;
    keptTexts(name: string): UnreadTexts;
    openForms(): OpenForm[];
    discard(): Promise<void>;
    markAt(tab: string, pointer: Pointer): FieldMark | undefined;
    choose(id: string, option: number): void;
    lostAttachments(tab: string, list: string): JsonObject[];
    hasUnsaved(): boolean;
    waitingAttachments(tab: string): number;
    dismissLost(tab: string, list: string, row?: JsonObject): void;
    flush(isLast?: boolean): void;
    settle(): Promise<boolean>;
    end(): void;
}

export interface WizardView {
    phase: 'loading' | 'ready' | 'saving';
    step: number;
    reached: number;
    tabs: readonly TabView[];
    save: SaveState;
    restored: boolean;
    restoredTabs: readonly string[];
    origins: readonly Origin[];
    restoredCount: number;
    notCarried: readonly Left[];
    clashes: readonly ClashView[];
    queued: readonly string[];
    queuedAt: Readonly<Record<string, string>>;
    failedLists: readonly string[];
    staleLists: Readonly<Record<string, string>>;
}

export function createStandaloneForm(input: StandaloneInput): StandaloneForm;

export function createWizardSession(input: SessionInput): WizardSession;

export function formOfRow(collection: CollectionDefinition, row: JsonObject, context: Context): FormDefinition | undefined;

export function isReference(value: Json | undefined): boolean;

export function isTabHidden(loaded: LoadedWizard, index: number, context: Context): boolean;

export function isUnanswered(outcome: CallOutcome): boolean;

export function makeCall(transport: Transport, definition: CallDefinition, options?: CallOptions): Promise<CallOutcome>;

export function nextTab(tabs: readonly TabView[], step: number): number | undefined;

export function putQuestion(ask: string | AskDefinition, services: GateServices): Promise<boolean>;

export function saveProgress(loaded: LoadedWizard, { save, tabs, step }: WizardView): SaveProgress | undefined;

export function tabOfForm(tab: CompiledTab, list: string, form: FormDefinition): CompiledTab;

export function tellFailure(host: Host, outcome: CallOutcome, failure: Message | undefined, { messages, texts, answers }: DialogTexts): Promise<void>;

export function tellNotSaved(host: Host, outcome: CallOutcome, failure: Message | undefined, texts: DialogTexts): Promise<void>;

export function underWay({ phase, queue }: SaveState): string | undefined;

// core/draft/types
type DraftPlace = string;

// core/draft/types
interface RemoteEntry {
    place: DraftPlace;
    content: DraftContent;
    at: string;
    writer: string;
    device: string;
    definition?: number;
    isMigrated?: true;
}

// core/form/formLookups
type LookupMark = 'searching' | 'found' | 'offline';

// core/form/listeners
interface Listeners {
    subscribe(pointer: Pointer, listener: () => void): () => void;
    subscribeAll(listener: () => void): () => void;
    notify(pointers: Iterable<Pointer>): void;
    notifyEverything(): void;
}

// core/form/shownErrors
interface AttemptedError extends FieldError {
    isCorrected: boolean;
}

// core/form/unreadTexts
type UnreadTexts = Record<Pointer, string>;

// core/form/view
interface FieldView {
    value: Json | undefined;
    text?: string;
    hidden: boolean;
    required: boolean;
    locked: boolean;
    format?: string;
    error?: string;
    isTold?: boolean;
    lookup?: LookupMark;
}

// core/save/flow
type PartStatus = 0 | 1 | 2;

// core/save/flow
interface SaveState {
    parts: Readonly<Record<string, PartStatus>>;
    phase: 'idle' | 'saving' | 'saved' | 'failed';
    queue: readonly string[];
    sent: number;
}

// core/session/calls
interface CallOptions {
    body?: Json;
    fresh?: boolean;
    read?: (name: string) => Json | undefined;
    onProgress?: (fraction: number) => void;
    knownVersion?: string | undefined;
    begun?: string | undefined;
}

// core/session/clashes
interface ClashOption {
    text: string;
    origin: Origin;
}

// core/session/formNames
interface NamedForm {
    tab: string;
    list: string;
    form: string;
    key?: string;
}

// core/session/gates
interface GateServices extends DialogTexts {
    host: Host;
    transport: Transport;
    asks: Record<string, AskDefinition>;
    tellOffline?(): void;
}

// core/session/host
interface Clock {
    today(): string;
    now(): string;
}

// core/session/keptForms
interface OpenForm extends Omit<NamedForm, 'key'> {
    row: JsonObject;
}

// core/session/options
type OptionList = {
    status: 'loading';
} | {
    status: 'failed';
} | {
    status: 'ready';
    records: JsonObject[];
};

// core/session/options
interface OptionLists {
    get(path: string): OptionList;
    record(path: string, key: string, value: Json): JsonObject | 'pending' | undefined;
    subscribe(listener: () => void): () => void;
}

// core/session/rowSaving
type RowOutcome = 'saved' | 'failed' | 'changed' | 'deleted' | 'clash' | 'offline';

// core/session/rowSaving
interface RowToSave {
    tab: string;
    list: string;
    definition: FormDefinition;
    row: JsonObject;
    before: JsonObject;
}

// core/session/standaloneForm
interface StandaloneInput {
    loaded: LoadedForm;
    transport: Transport;
    host: Host;
    answers?: AnswerNames;
    base: Pick<Context, 'settings' | 'formats'>;
    clock: {
        today(): string;
        now(): string;
    };
    storage: UnsavedStorage;
    storageKey: string;
}

// core/session/versionTypes
interface PublishedDefinitions {
    number: number;
    stepsFrom(number: number): Promise<readonly MigrationStep[] | undefined>;
}

// core/session/view
interface TabView {
    id: string;
    title: string;
    hidden: boolean;
    complete: boolean;
    errors: number;
    clickable: boolean;
}

// core/state/evaluate
interface EvaluateOptions {
    locals?: 'kept';
}
