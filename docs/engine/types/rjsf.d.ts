export interface ThemeWords {
    texts: Record<string, string>;
    formats: Record<string, Format>;
}

export function createFichaTheme(words: ThemeWords): ThemeProps;

export function customFormatsOf(formats: ThemeWords['formats']): {
    [k: string]: {
        type: "number" | "string";
        validate: (value: never) => boolean;
    };
};

export function fromRjsf(Widget: ComponentType<RjsfWidgetProps>, given?: Partial<Pick<Registry, 'templates' | 'widgets'>>): ComponentType<WidgetProps>;

export function registerWidget(name: string, widget: ComponentType<WidgetProps>, kind?: FrameKind): void;

export function toRjsf(widget: string, { texts, formats }: ThemeWords): ComponentType<RjsfWidgetProps>;

// react/frame/FieldFrame
type FrameKind = 'field' | 'radiogroup' | 'group' | 'bare';
