import { label, type RemoteDescriptor } from '../publishing/descriptor';

/** Topics that two remotes declare, and those that one reads although nobody declares them, or without a field that it needs; a sentence each. */
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
      const found = declared.filter((one) => one.name === name);
      if (found.length === 0) return [`${label(reader)} reads the topic ${name}, which no remote has`];
      return found.flatMap(({ part, fields }) =>
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
