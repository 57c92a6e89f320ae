#!/usr/bin/env node
import { create } from "@tillhouse/admin-cli/create";

await create(process.argv.slice(2));
