import ts from 'typescript';

export interface ComponentTypes {
  /** Its own props by name with their types as text, without those of every HTML element. */
  props: Map<string, string>;
  /** The element that a ref gives. */
  ref: string | undefined;
}

/** What the compiler says of each component that `deckwright/react` exports, by its name. */
export function componentTypes(): Map<string, ComponentTypes> {
  const entry = 'src/react/index.ts';
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [entry] }, ts.sys, '.');
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry)!;
  const text = (type: ts.Type): string =>
    checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    );
  /** Those of React itself, such as `className`. */
  const isOfReact = ({ declarations }: ts.Symbol): boolean =>
    Boolean(
      declarations?.every((declaration) => /@types\/react\//.test(declaration.getSourceFile().fileName)),
    );

  const found = new Map<string, ComponentTypes>();
  for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(source)!)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!symbol.valueDeclaration || !/^[A-Z]/.test(exported.name)) continue;
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const parameter = signature?.parameters[0];
    if (!parameter) continue;
    const props = new Map<string, string>();
    let ref: string | undefined;
    for (const prop of checker.getTypeOfSymbol(parameter).getProperties()) {
      const type = checker.getTypeOfSymbol(prop);
      if (prop.name === 'ref') ref = text(type).match(/Ref<(\w+)>/)?.[1];
      else if (!isOfReact(prop)) props.set(prop.name, text(type));
    }
    found.set(exported.name, { props, ref });
  }
  return found;
}
