import { label, type RemoteDescriptor } from '../publishing/descriptor';

/**
 * Problems with topics, a sentence each: topics that two remotes declare, and topics that a remote reads although nobody declares
 * them or with a field that is missing.
 */
export function topicFaults(parts: readonly RemoteDescriptor[]): string[] {
  const declared = parts.flatMap((part) =>
    Object.entries(part.topics ?? {}).map(([name, { fields }]) => ({ name, fields, part })),
  );
  const doubled = [...new Set(declared.map(({ name }) => name))].flatMap((name) => {
    const owners = new Set(declared.filter((one) => one.name === name).map(({ part }) => part.name));
    return owners.size > 1 ? [`the topic ${name} belongs to ${[...owners].join(' and ')}`] : [];
  });
  const unmet = parts.flatMap((reader) =>
    Object.entries(reader.reads ?? {}).flatMap(([name, needed]) => {
      const declarations = declared.filter((one) => one.name === name);
      if (declarations.length === 0) return [`${label(reader)} reads the topic ${name}, which no remote has`];
      return declarations.flatMap(({ part, fields }) =>
        Object.entries(needed).flatMap(([field, type]) =>
          fields[field] === type
            ? []
            : [`${label(reader)} reads the ${type} ${name}.${field}, which ${label(part)} does not write`],
        ),
      );
    }),
  );
  return [...doubled, ...unmet];
}
