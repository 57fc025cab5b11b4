export function Blanks({ title, blanks, link, tagOf, onGo }: Props): import("react").JSX.Element | null;

export function BoundField(props: FieldProps): import("react").JSX.Element | null;

export function FramedWidget(props: WidgetProps & {
    widget: string;
} & Pick<FieldFrameProps, 'width' | 'phoneWidth' | 'alert' | 'isTold'>): import("react").JSX.Element;

export const IDLE_ROWS = 20;

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

export function SummaryView({ tabs, texts, onEdit }: SummaryViewProps): import("react").JSX.Element[];

export interface TabHandle {
    focus(pointer: Pointer): void;
}

export function TabView({ session, tab, surface, onSubmit, ref }: Props): import("react").JSX.Element;

export interface WidgetProps {
    id: string;
    name: string;
    value: Json | undefined;
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

export function summaryHeading(tab: string, section: string): string;

export function useSummary(session: WizardSession): readonly SummaryTab[];

export function widgetOf(field: FieldPlan, isChoice: boolean, format: string | undefined): string;

// core/summary/blanks
interface Blank {
    name: string;
    in: string;
    tab: string;
    section: string;
    place?: string;
}

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

// react/form/TabView
interface Props {
    session: WizardSession;
    tab: string;
    surface: Surface;
    onSubmit(): void;
    ref?: Ref<TabHandle>;
}

// react/summary/Blanks
interface Props {
    title: string;
    blanks: readonly Blank[];
    link: string;
    tagOf?: (blank: Blank) => ReactNode;
    onGo: (tab: string, section: string) => void;
}

// react/summary/SummaryView
interface SummaryViewProps {
    tabs: readonly SummaryTab[];
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
