import { nameOf } from '@parlour/release-contract/names';
import { defineCommand } from 'citty';
import { RegistryRefusal } from '../../registry/refusals';
import { openContext, print } from '../context';
import { releaseName } from '../format';

export const sbomCommand = defineCommand({
  meta: { name: 'sbom', description: 'Writes the bill of materials of a release (CycloneDX): sbom wallet@1.5.0' },
  args: { release: { type: 'positional', required: true, description: 'name@version' } },
  run: async ({ args }) => {
    const { registry } = await openContext();
    const named = releaseName(args.release);
    const sbom = await registry.sbom(named.name, named.version);
    if (sbom === undefined) throw new RegistryRefusal(`there is no bill of materials of ${nameOf(named)}`);
    print(sbom.trimEnd());
  },
});
