// Codegen plugin: the classes and enums of type-graphql, one for each type of the contract.
// Names: an enum `X` is `XEnum`, an object `X` is `XType` (payloads and connections keep their name, which says what they
// are), an input keeps its name, and the arguments of a field with several are `TypeFieldArgs`.
// All fields are declared here. A field that a resolver computes is marked there, with `@FieldResolver()` and nothing more.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];
/** Scalar → what a decorator names, and the TypeScript type. */
const SCALARS = {
  String: ['String', 'string'],
  Boolean: ['Boolean', 'boolean'],
  Int: ['Int', 'number'],
  Float: ['Float', 'number'],
  ID: ['ID', 'string'],
  DateTime: ['Date', 'Date'],
  Date: ['DateScalar', 'string'],
};

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function className(type) {
  if (isEnumType(type)) return `${type.name}Enum`;
  if (isObjectType(type)) return /(Payload|Connection)$/.test(type.name) ? type.name : `${type.name}Type`;
  return type.name;
}

/** What the decorator and the property say of a field's type. */
function partsOf(type, { defaultValue, isInput = false } = {}) {
  const isNullable = !isNonNullType(type);
  const bare = isNullable ? type : type.ofType;
  const isList = isListType(bare);
  const hasNullableItems = isList && !isNonNullType(bare.ofType);
  if (isList && isListType(isNonNullType(bare.ofType) ? bare.ofType.ofType : bare.ofType))
    throw new Error('A list of lists has no class yet.');
  const named = getNamedType(type);
  const [reference, single] = isScalarType(named)
    ? (SCALARS[named.name] ?? unknownScalar(named.name))
    : [className(named), isEnumType(named) ? `C.${named.name}` : className(named)];
  const options = [];
  if (hasNullableItems) options.push(`nullable: '${isNullable ? 'itemsAndList' : 'items'}'`);
  else if (isNullable) options.push('nullable: true');
  if (defaultValue !== undefined) options.push(`defaultValue: ${JSON.stringify(defaultValue)}`);
  const typed = isList ? (hasNullableItems ? `(${single} | null)[]` : `${single}[]`) : single;
  return {
    decorator: `@Field(() => ${isList ? `[${reference}]` : reference}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`,
    property: isInput && isNullable ? '?' : '!',
    type: isNullable ? `${typed} | null` : typed,
  };
}

function unknownScalar(name) {
  throw new Error(`The scalar ${name} has no class: name it in schema/codegen/classes.mjs.`);
}

function fieldLine(name, type, options) {
  const { decorator, property, type: typed } = partsOf(type, options);
  return `  ${decorator} ${name}${property}: ${typed};`;
}

const inputLines = (fields) =>
  fields.map(({ name, type, defaultValue }) => fieldLine(name, type, { defaultValue, isInput: true }));

const enumCode = (type) =>
  `export const ${className(type)} = enumOf<C.${type.name}>('${type.name}', ${JSON.stringify(type.getValues().map((value) => value.name))});`;

const inputCode = (type) =>
  [
    `@InputType('${type.name}')`,
    `export class ${className(type)} {`,
    ...inputLines(Object.values(type.getFields())),
    '}',
  ].join('\n');

function objectCode(type) {
  const interfaces = type.getInterfaces().map((each) => each.name);
  if (interfaces.length > 1) throw new Error(`${type.name} implements several interfaces: its class can extend one.`);
  const inherited = new Set(type.getInterfaces().flatMap((each) => Object.keys(each.getFields())));
  const fields = Object.values(type.getFields()).filter((field) => !inherited.has(field.name));
  const [parent] = interfaces;
  return [
    `@ObjectType('${type.name}'${parent ? `, { implements: ${parent} }` : ''})`,
    `export class ${className(type)}${parent ? ` extends ${parent}` : ''} {`,
    ...fields.map((field) => fieldLine(field.name, field.type)),
    '}',
  ].join('\n');
}

const argumentCodes = (type) =>
  Object.values(type.getFields())
    .filter((field) => field.args.length > 1)
    .map((field) =>
      [`@ArgsType()`, `export class ${type.name}${capitalised(field.name)}Args {`, ...inputLines(field.args), '}'].join(
        '\n',
      ),
    );

export const plugin = (schema) => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const objects = types.filter((type) => isObjectType(type));
  return {
    prepend: [
      `import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';`,
      `import type * as C from '#schema/generated/contract.ts';`,
      `import { enumOf } from './enum-of.ts';`,
      `import { Node } from './node.ts';`,
      `import { DateScalar } from './scalars.ts';`,
    ],
    content: [
      ...types.filter((type) => isEnumType(type)).map(enumCode),
      ...types.filter((type) => isInputObjectType(type)).map(inputCode),
      ...objects.filter((type) => !ROOTS.includes(type.name)).map(objectCode),
      ...objects.flatMap(argumentCodes),
    ].join('\n\n'),
  };
};
