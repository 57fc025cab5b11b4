export function Blanks({ title, help, blanks, place, tagOf, onGo }: Props): import("react").JSX.Element | null;

export function BoundField(props: FieldProps): import("react").JSX.Element | null;

export interface BrowserSessionInput {
    tabs: readonly FormModule[];
    transport: Transport;
    formats: Record<string, Format>;
    storageKey: string;
}

export function FramedWidget(props: WidgetProps & {
    widget: string;
} & Pick<FieldFrameProps, 'width' | 'phoneWidth' | 'alert' | 'isTold'>): import("react").JSX.Element;

export function PlainTabView({ session, tab, surface, onSubmit, ref }: TabProps): import("react").JSX.Element;

export function SectionCard({ id, title, help, items, aside, height, ref, children }: Props): import("react").JSX.Element;

export function SectionItemView({ item }: {
    item: Exclude<SectionItem, string>;
}): import("react").JSX.Element | null;

export interface Sight {
    tell(listener: () => void): void;
    catchUp(): void;
    watch(card: HTMLElement): () => void;
}

export function StandaloneFormView({ standalone, surface, onSubmit, ref }: Props): import("react").JSX.Element;

export function SummaryView({ tab: { id, groups }, texts, onEdit }: SummaryViewProps): import("react").JSX.Element[];

export interface TabHandle {
    focus(pointer: Pointer): void;
}

export function TabView({ session, tab, surface, onSubmit, ref }: TabProps): import("react").JSX.Element;

export interface WidgetProps {
    id: string;
    name: string;
    value: Json | undefined;
    live?: LiveValue;
    text?: string;
    label: string;
    required: boolean;
    locked: boolean;
    disabled: boolean;
    error?: string;
    told?: string;
    note?: string;
    busy?: boolean;
    hint?: string;
    tag?: ReactNode;
    placeholder?: string;
    autoComplete?: string;
    inputMode?: ComponentProps<'input'>['inputMode'];
    format?: Format;
    schema?: FieldSchema;
    choices?: readonly Choice[];
    separator?: string;
    loading?: boolean;
    noOptions?: string;
    maxLength?: number;
    options: JsonObject;
    texts: Record<string, string>;
    onChange(value: Json | undefined, text?: string): void;
    onLeave(): void;
    onLeaveUnread?(text: string): void;
    onRefusal?(refusal?: Refusal, isAnew?: boolean): void;
    onSearch?(text: string): void;
}

export function createBrowserSession({ tabs, transport, formats, storageKey }: BrowserSessionInput): WizardSession;

export const plainSurface: Surface;

export function summaryHeading(tab: string, section: string): string;

export function useSummary(session: WizardSession): readonly SummaryTab[];

export function widgetOf(field: FieldPlan, isChoice: boolean, format: string | undefined): string;

// core/typing/edit
interface Refusal {
    reason: RefusalReason;
    text: string;
    max?: number;
    as?: string;
}

// core/typing/edit
type RefusalReason = 'minus' | 'letters' | 'symbol' | 'special' | 'replaced' | 'decimals' | 'whole' | 'full' | 'long' | 'unclear';

// react/form/SectionCard
interface Props {
    id: string;
    title: string;
    help?: string | undefined;
    items?: readonly SectionItem[];
    aside?: ReactNode;
    height?: number | undefined;
    ref?: Ref<HTMLElement>;
    children?: ReactNode;
}

// react/form/StandaloneFormView
interface Props {
    standalone: StandaloneForm;
    surface: Surface;
    onSubmit(): void;
    ref?: Ref<TabHandle>;
}

// react/form/useTabEnvironment
interface TabProps {
    session: WizardSession;
    tab: string;
    surface: Surface;
    onSubmit(): void;
    ref?: Ref<TabHandle>;
}

// react/summary/Blanks
interface Props {
    title: string;
    help?: string | undefined;
    blanks: readonly Blank[];
    place: string;
    tagOf?: (blank: Blank) => ReactNode;
    onGo: (tab: string, section: string) => void;
}

// react/summary/SummaryView
interface SummaryViewProps {
    tab: SummaryTab;
    texts: Record<string, string>;
    onEdit: (tab: string, section: string) => void;
}

// react/widgets/types
interface Choice {
    value: Json;
    label: string;
    full?: string;
    code?: string;
    note?: string;
}

// react/widgets/types
interface LiveValue {
    now(): Json | undefined;
    error(): ShownError | undefined;
    follow(listener: () => void): () => void;
    followError(listener: () => void): () => void;
}

// react/widgets/types
interface ShownError {
    text: string;
    isTold: boolean;
}
