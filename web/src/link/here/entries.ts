// The logs of this device's tables in IndexedDB: an entry counts once it is on the disk.

const NAME = "voidlock";
const STORE = "entries";

interface Entry {
  key: string;
  body: string;
}

/** What tables are read from and written to. */
export interface Entries {
  /** The entries of a table in order, as a JSON list of number, key and body. */
  read(table: string): Promise<string>;
  /** Stores an entry; fails if the table has one of this number. */
  write(table: string, number: number, key: string, body: string): Promise<void>;
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

/** All entries of a table: an array sorts after every number. */
const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

async function changed(database: IDBDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  change(transaction.objectStore(STORE));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  // Another tab may need a newer form of it.
  database.onversionchange = () => database.close();
  return database;
}

/** Deletes the log of a table. */
export async function forgetEntries(table: string): Promise<void> {
  const database = await open();
  await changed(database, (store) => store.delete(all(table)));
  database.close();
}

/** The entries on the disk of this device. Fails where the browser keeps nothing. */
export async function onDisk(): Promise<Entries> {
  const database = await open();
  return {
    async read(table) {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, entries] = await Promise.all([
        done(store.getAllKeys(all(table))) as Promise<[string, number][]>,
        done(store.getAll(all(table))) as Promise<Entry[]>,
      ]);
      return JSON.stringify(keys.map(([, number], place) => [number, entries[place]?.key, entries[place]?.body]));
    },
    write: (table, number, key, body) => changed(database, (store) => store.add({ key, body }, [table, number])),
  };
}

/** Entries that last as long as the worker. */
export function inMemory(): Entries {
  const logs = new Map<string, [number, string, string][]>();
  return {
    read: (table) => Promise.resolve(JSON.stringify(logs.get(table) ?? [])),
    write: (table, number, key, body) => {
      logs.set(table, [...(logs.get(table) ?? []), [number, key, body]]);
      return Promise.resolve();
    },
  };
}
