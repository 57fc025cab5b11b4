export type Compiled = {
    index: DefinitionsIndex;
    modules: Record<string, string>;
} | {
    problems: readonly {
        file: string;
        line: number;
        column: number;
        code: string;
        message: string;
    }[];
};

export interface FakeServer {
    transport: Transport;
    calls: TransportRequest[];
    sent(): [path: string, body: Json | undefined][];
}

export interface Happened extends Pick<FakeServer, 'calls' | 'sent'> {
    questions: Question[];
    kept: Map<string, string>;
}

export type Replies = Record<string, Reply | Replying> | Replying;

export type Reply = Partial<TransportAnswer>;

export type Replying = (request: TransportRequest) => Reply | undefined | Promise<Reply | undefined>;

export interface Surroundings {
    replies?: Replies;
    answer?: boolean;
    host?: Partial<Host>;
    now?: string;
    kept?: Map<string, string>;
}

export interface TestFormInput extends Surroundings {
    base?: Partial<Pick<Context, 'settings' | 'formats'>>;
    storageKey?: string;
}

export interface TestWizardInput extends Surroundings, Partial<Omit<SessionInput, 'loaded' | 'host' | 'base' | keyof Surroundings>> {
    base?: Partial<SessionInput['base']>;
}

export function createFakeServer(replies?: Replies): FakeServer;

export function fill(form: FormStore, values: Readonly<Record<Pointer, Json | undefined>>): void;

export function importModule<T>(code: string): Promise<T>;

export function loadedForm(compiled: Compiled, id: string, formats: Record<string, Format>): Promise<LoadedForm>;

export function loadedWizard(compiled: Compiled, id: string, formats: Record<string, Format>): Promise<LoadedWizard>;

export const sentIn: (calls: readonly TransportRequest[]) => [path: string, body: Json | undefined][];

export function shownErrors(form: FormStore): Record<Pointer, string>;

export function shownValues(form: FormStore): Record<Pointer, Json | undefined>;

export function testForm(loaded: LoadedForm, input?: TestFormInput): Happened & {
    standalone: StandaloneForm;
    form: StandaloneForm['form'];
};

export function testWizard(loaded: LoadedWizard, input?: TestWizardInput): Happened & {
    session: WizardSession;
    loaded: LoadedWizard;
};
