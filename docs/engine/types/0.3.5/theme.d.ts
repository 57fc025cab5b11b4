export function Button(props: ButtonProps): import("react").JSX.Element;

export interface ButtonProps extends ComponentProps<'button'> {
    variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
    compact?: boolean;
    block?: boolean;
    icon?: IconName;
    endIcon?: IconName;
    busy?: boolean;
}

export function ChoiceCard(props: ComponentProps<'input'> & {
    type: 'radio' | 'checkbox';
    children: ReactNode;
    note?: ReactNode;
    invalid?: boolean;
}): import("react").JSX.Element;

export function Control(props: {
    prefix?: string;
    suffix?: string;
    end?: ReactNode;
    children: ReactNode;
}): import("react").JSX.Element;

export function CriteriaList({ id, items, count, metText, unmetText }: CriteriaListProps): import("react").JSX.Element;

export interface Criterion {
    id: string;
    words: string;
    isMet: boolean;
}

export function EndIcon({ icon, size, tone }: {
    icon: IconName;
    size?: 'sm';
    tone?: 'ok';
}): import("react").JSX.Element;

export function EndSpinner(): import("react").JSX.Element;

export function FieldFrame(props: FieldFrameProps): import("react").JSX.Element;

export interface FieldFrameProps extends FieldState {
    kind?: FrameKind;
    label: string;
    requiredText?: string;
    width?: FieldWidth;
    phoneWidth?: 2 | 3 | 4 | 6;
    alert?: boolean | undefined;
    isTold?: boolean | undefined;
    children: ReactNode;
}

export function FieldGrid({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;

export function Icon({ name, size, className }: {
    name: IconName;
    size?: 'sm' | 'lg';
    className?: string;
}): import("react").JSX.Element;

export function IconButton(props: ComponentProps<'button'> & {
    icon: IconName;
    label: string;
    danger?: boolean;
    iconSize?: 'sm' | 'lg';
}): import("react").JSX.Element;

export type IconName = keyof typeof iconPaths;

export function Spinner({ className }: {
    className?: string;
}): import("react").JSX.Element;

export const buttonCss: Readonly<Record<string, string>>;

export function classes(...names: (string | false | undefined)[]): string;

export const controlCss: Readonly<Record<string, string>>;

export function fieldAria({ id, hint, error, told, note, required, tag }: FieldState, ...more: (string | false)[]): {
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
    'aria-required': true | undefined;
};

export const iconPaths: {
    readonly alert: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.8v4.7M12 16.1h.01";
    readonly arrowLeft: 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5';
    readonly arrowRight: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5';
    readonly attach: 'M19.7 11.3l-7.8 7.8a5 5 0 0 1-7-7l8.2-8.2a3.4 3.4 0 0 1 4.8 4.8l-8.2 8.2a1.7 1.7 0 0 1-2.4-2.4l7.4-7.4';
    readonly bank: 'M3.5 9.5 12 4l8.5 5.5zM6 9.5v8M10 9.5v8M14 9.5v8M18 9.5v8M3.5 20.5h17M4.5 17.5h15';
    readonly briefcase: 'M5 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8.5 8V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13h18';
    readonly calendar: 'M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 10h17M8 3v4M16 3v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01';
    readonly card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M6.5 15h3';
    readonly chart: 'M4 20.5h16M7 17v-5M12 17V5.5M17 17V9';
    readonly check: 'M5 12.6 9.6 17 19 7.4';
    readonly checkCircle: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.3l2.7 2.7L16 9.5";
    readonly chevronDown: 'm6 9.2 6 6 6-6';
    readonly chevronLeft: 'm14.8 6-6 6 6 6';
    readonly chevronRight: 'm9.2 6 6 6-6 6';
    readonly circle: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0";
    readonly clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5.2l3.2 1.9";
    readonly close: 'm6 6 12 12M18 6 6 18';
    readonly cloudOff: 'M4 4l16 16M6.6 7.3a5.5 5.5 0 0 0-.3 1.8A4.3 4.3 0 0 0 7.6 17.5h8.9c.3 0 .6 0 .9-.1M10 5.1a5.5 5.5 0 0 1 7.5 2.8 4.8 4.8 0 0 1 3 7.9';
    readonly cloudSaved: 'M7.6 17.5a4.3 4.3 0 0 1-.7-8.5 5.5 5.5 0 0 1 10.6-1.1 4 4 0 0 1 1.9 7.2M9.8 17.4l2.2 2.2 4.4-4.6';
    readonly download: 'M12 4.5V15M7.5 10.7 12 15.2l4.5-4.5M4.5 15v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3';
    readonly external: 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4';
    readonly eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
    readonly eyeOff: 'M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.4A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.2 9.2 0 0 0 4.8-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2';
    readonly file: 'M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10zM13.5 3.5v5h5M9 13h6M9 16.5h4';
    readonly folder: 'M3.5 7a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z';
    readonly globe: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3.2 12h17.6M12 3c2.4 2.5 3.6 5.6 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.6-3.6-9S9.6 5.5 12 3z";
    readonly help: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.5 9.6a2.6 2.6 0 1 1 3.9 2.2c-.9.5-1.4 1-1.4 1.9M12 16.5h.01";
    readonly history: 'M3.5 12A8.5 8.5 0 1 0 6 6L3.5 8.5M3.5 4v4.5H8M12 7.5v5l3.2 1.9';
    readonly home: 'M4 11l8-7 8 7v7.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.8 20.5v-6h4.4v6';
    readonly info: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11.4v4.8M12 8h.01";
    readonly key: 'M3.8 15.8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M11 12.8 19.7 4.1M15.6 8.2l2.8 2.8';
    readonly list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01';
    readonly lock: 'M6.5 10.5h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM7.8 10.5V7.7a4.2 4.2 0 0 1 8.4 0v2.8';
    readonly logout: 'M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M10.5 12H20M16.5 8l4 4-4 4';
    readonly mail: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.6 7.4 12 13.2l8.4-5.8';
    readonly menu: 'M4 7h16M4 12h16M4 17h16';
    readonly minus: 'M5 12h14';
    readonly money: 'M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.3 12h.01M17.7 12h.01';
    readonly pencil: 'M4 20l1.1-4.6L16.3 4.2a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.6 18.9zM14 6.5l3.5 3.5';
    readonly phone: 'M6.5 3.5h2.3a1 1 0 0 1 1 .8l.8 3.4a1 1 0 0 1-.4 1L8.3 10.2a12.5 12.5 0 0 0 5.5 5.5l1.4-1.9a1 1 0 0 1 1.1-.4l3.4.8a1 1 0 0 1 .8 1v2.3a2 2 0 0 1-2 2A14 14 0 0 1 4.5 5.5a2 2 0 0 1 2-2z';
    readonly pin: 'M12 21s-6.5-5.6-6.5-10.8a6.5 6.5 0 0 1 13 0C18.5 15.4 12 21 12 21zM9.6 10.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0';
    readonly plus: 'M12 5v14M5 12h14';
    readonly refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15';
    readonly search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.2 15.2 20 20';
    readonly shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6zM9 12l2.2 2.2 4-4.2';
    readonly signature: 'M3.5 18.5c2.6-3.6 4.3-7.4 3.9-10.4-.3-2-2.7-1.6-2.5.7.4 4 3.4 7.7 6.1 7.7 2 0 2-2.9 3.6-2.9 1.3 0 1 2.4 2.6 2.4 1.1 0 2-.6 3.3-1.5';
    readonly trash: 'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.8 12.1a2 2 0 0 0 2 1.9h6.4a2 2 0 0 0 2-1.9L18 6.5M10 10.5v6M14 10.5v6';
    readonly unfold: 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4';
    readonly upload: 'M12 15V4.7M7.5 9.2 12 4.7l4.5 4.5M4.5 15v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3';
    readonly user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5a7.5 7.5 0 0 1 15 0';
    readonly users: 'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20a6.5 6.5 0 0 1 13 0M15.6 4.7a3.5 3.5 0 0 1 0 6.6M18 14.3a6.5 6.5 0 0 1 3.5 5.7';
    readonly warning: 'M10.7 4.9 2.9 18.2a1.5 1.5 0 0 0 1.3 2.3h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.9a1.5 1.5 0 0 0-2.6 0zM12 10v3.7M12 16.9h.01';
};

export const tableCss: Readonly<Record<string, string>>;

export const tableRoles: {
    table: {
        role: string;
    };
    part: {
        role: string;
    };
    row: {
        role: string;
    };
    columnHead: {
        role: string;
    };
    rowHead: {
        role: string;
    };
    cell: {
        role: string;
    };
};

// react/frame/fieldAria
interface FieldState {
    id: string;
    hint?: string;
    error?: string;
    told?: string;
    note?: string;
    busy?: boolean;
    required?: boolean;
    tag?: ReactNode;
}

// react/frame/FieldFrame
type FieldWidth = 1 | 2 | 3 | 4 | 5 | 6;

// react/frame/FieldFrame
type FrameKind = 'field' | 'radiogroup' | 'group' | 'bare';

// react/widgets/Criteria
interface CriteriaListProps {
    id: string;
    items: Criterion[];
    count: string;
    metText: string;
    unmetText: string;
}
