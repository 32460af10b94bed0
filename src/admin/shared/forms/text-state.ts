/** What a text field of a form needs of its form. */
export interface TextState<Name extends string> {
  readonly form: Readonly<Record<Name, string>>;
  readonly problems: { readonly [Key in Name]?: string | undefined };
  readonly set: (change: Record<Name, string>) => void;
}
