export interface BlockProps {
    id: string;
    options: BlockItem;
    form: FormStore;
    model: BlockModel | undefined;
}

export interface BlockQuestionProps {
    options: AskDefinition;
    onAnswer(isYes: boolean): void;
}

export interface ChoiceProps {
    clash: ClashView;
    onChoose(option: number): void;
}

export interface ClashesProps {
    clashes: readonly ClashView[];
    onChoose(id: string, option: number): void;
    onChosen?: () => void;
}

export const FormProvider: import("react").Provider<FormEnvironment | undefined>;

export interface ModalProps {
    name: string;
    title: ReactNode;
    onClose: () => void;
    foot: ReactNode;
    wide?: boolean;
    children: ReactNode;
}

export interface Surface {
    Modal: ComponentType<ModalProps>;
    useAskedRow?(): string | undefined;
    explain(title: string, text: string): void;
    SectionHelp?: ComponentType<{
        section: string;
    }>;
    AroundSection?: ComponentType<{
        sight: Sight;
        children: ReactNode;
    }>;
    useNote?(place: string): string | undefined;
    Clashes?: ComponentType<ClashesProps>;
    Choice?: ComponentType<ChoiceProps>;
    blocks: Record<string, ComponentType<BlockProps>>;
}

export function controlId(idPrefix: string, pointer: Pointer): string;

export function useFieldView(form: FormStore, pointer: Pointer): FieldView;

export function useForm(): FormEnvironment;

// core/form/formLookups
type LookupMark = 'searching' | 'found' | 'offline';

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

// react/form/FormContext
interface FieldMarks {
    subscribe(listener: () => void): () => void;
    at(pointer: Pointer): FieldMark | undefined;
    choose(clash: ClashView, option: number): void;
}

// react/form/FormContext
interface FormEnvironment {
    form: FormStore;
    idPrefix: string;
    context(): Context;
    constants: Pick<Context, 'formats' | 'settings'>;
    options: OptionLists;
    texts: Record<string, string>;
    surface: Surface;
    isPlain?: boolean;
    marks?: FieldMarks | undefined;
    block(id: string): BlockModel | undefined;
}
