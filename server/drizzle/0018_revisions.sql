CREATE TABLE "revision" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"content" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "revision_kind_name_number_pk" PRIMARY KEY("kind","name","number")
);
--> statement-breakpoint
CREATE TABLE "revision_set" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settings" integer NOT NULL,
	"documents" integer NOT NULL,
	"files" text NOT NULL,
	"numbers" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "revision_set_members" UNIQUE("settings","documents","files")
);
--> statement-breakpoint
ALTER TABLE "signature_evidence" ADD COLUMN "revisions" integer;--> statement-breakpoint
ALTER TABLE "carried_over" ADD COLUMN "revisions" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_row" ADD COLUMN "revisions" integer;--> statement-breakpoint
ALTER TABLE "part" ADD COLUMN "revisions" integer;--> statement-breakpoint
ALTER TABLE "sending" ADD COLUMN "revisions" integer;--> statement-breakpoint
ALTER TABLE "signature_evidence" ADD CONSTRAINT "signature_evidence_revisions_revision_set_id_fk" FOREIGN KEY ("revisions") REFERENCES "public"."revision_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_row" ADD CONSTRAINT "collection_row_revisions_revision_set_id_fk" FOREIGN KEY ("revisions") REFERENCES "public"."revision_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part" ADD CONSTRAINT "part_revisions_revision_set_id_fk" FOREIGN KEY ("revisions") REFERENCES "public"."revision_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sending" ADD CONSTRAINT "sending_revisions_revision_set_id_fk" FOREIGN KEY ("revisions") REFERENCES "public"."revision_set"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What was in force is never changed and never deleted.
CREATE TRIGGER "revision_append_only" BEFORE UPDATE OR DELETE ON "revision" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "revision_keep_all" BEFORE TRUNCATE ON "revision" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "revision_set_append_only" BEFORE UPDATE OR DELETE ON "revision_set" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "revision_set_keep_all" BEFORE TRUNCATE ON "revision_set" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- Settings, whoever changes them: the revision is of the same transaction. Two changes at once wait for each other.
CREATE FUNCTION "keep_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held jsonb;
	last_number integer;
	last_content jsonb;
BEGIN
	PERFORM pg_advisory_xact_lock(7324003);
	SELECT coalesce(jsonb_object_agg("name", "value"), '{}') INTO held FROM "setting";
	SELECT "number", "content"::jsonb INTO last_number, last_content
		FROM "revision" WHERE "kind" = 'settings' AND "name" = '' ORDER BY "number" DESC LIMIT 1;
	IF last_content IS DISTINCT FROM held THEN
		INSERT INTO "revision" ("kind", "name", "number", "hash", "content", "at")
		VALUES ('settings', '', coalesce(last_number, 0) + 1,
			encode(sha256(convert_to(held::text, 'UTF8')), 'hex'), held::json, now());
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "setting_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION "keep_settings"();--> statement-breakpoint
-- What was set before is the first one.
DELETE FROM "setting" WHERE false;
