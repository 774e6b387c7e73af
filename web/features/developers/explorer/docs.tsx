import { useState } from 'react';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { explorerText as text } from '#schema/text/developers-explorer.ts';

/** The contract beside the editor: types, their fields, and where a name leads. */

interface Row {
  name: string;
  type: string;
  typeName: string;
  description: string;
}

const ROOTS = ['Query', 'Mutation', 'Subscription'];
const MOST = 30;

function rowsOf(schema: GraphQLSchema, name: string): Row[] {
  const type = schema.getType(name);
  if (isEnumType(type))
    return type
      .getValues()
      .map((value) => ({ name: value.name, type: '', typeName: '', description: value.description ?? '' }));
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    name: field.name,
    type: String(field.type),
    typeName: String(field.type).replace(/[[\]!]/g, ''),
    description: field.description ?? '',
  }));
}

/** Names of types and root fields that hold a text, with the type that shows them. */
function findNames(schema: GraphQLSchema, asked: string): { name: string; typeName: string }[] {
  const roots = ROOTS.flatMap((root) => rowsOf(schema, root).map(({ name, typeName }) => ({ name, typeName })));
  const types = Object.keys(schema.getTypeMap())
    .filter((name) => !name.startsWith('__'))
    .map((name) => ({ name, typeName: name }));
  const word = asked.toLowerCase();
  return [...roots, ...types]
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, MOST);
}

const Rows = ({ rows, onOpen }: { rows: readonly Row[]; onOpen(name: string): void }) => (
  <dl>
    {rows.map((row) => (
      <div key={row.name}>
        <dt>
          <code>{row.name}</code>{' '}
          {row.typeName && (
            <button type="button" className="type" onClick={() => onOpen(row.typeName)}>
              {row.type}
            </button>
          )}
        </dt>
        {row.description && <dd lang="en">{row.description}</dd>}
      </div>
    ))}
  </dl>
);

export function Docs({ schema }: { schema: GraphQLSchema }) {
  const [path, setPath] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState('');
  const current = path.at(-1);
  const open = (name: string): void => {
    setPath([...path, name]);
    setAsked('');
  };
  const found = asked.trim() ? findNames(schema, asked.trim()) : null;
  return (
    <section className="docs" aria-label={text.docs}>
      <h2>{text.docs}</h2>
      <input
        type="search"
        value={asked}
        placeholder={text.docsSearch}
        aria-label={text.docsSearch}
        onChange={(event) => setAsked(event.target.value)}
      />
      {found && (
        <ul>
          {found.length === 0 && <li>{text.noDocs}</li>}
          {found.map(({ name, typeName }) => (
            <li key={`${name} ${typeName}`}>
              <button type="button" className="type" onClick={() => open(typeName)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!found && current && (
        <>
          <p className="way">
            <button type="button" onClick={() => setPath(path.slice(0, -1))}>
              {text.back}
            </button>
            {!ROOTS.includes(current) && <a href={`/developers/referencia/${current}`}>{text.inReference}</a>}
          </p>
          <h3>{current}</h3>
          <p lang="en">{schema.getType(current)?.description}</p>
          <Rows rows={rowsOf(schema, current)} onOpen={open} />
        </>
      )}
      {!found && !current && (
        <ul>
          {ROOTS.map((root) => (
            <li key={root}>
              <button type="button" className="type" onClick={() => open(root)}>
                {root}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
