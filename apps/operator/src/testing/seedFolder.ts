import { connect } from '../database/connect';
import { seed } from '../seed/seed';

const [folder = ''] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: folder, databaseUrl: undefined });
await seed(db);
await close();
