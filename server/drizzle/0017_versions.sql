CREATE TABLE "definition_key" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "definition_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "definition_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "definition_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "definition_module" (
	"name" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "definition_proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "definition_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"base" integer NOT NULL,
	"publication" json NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "definition_read" (
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "definition_read_client_id_wizard_number_pk" PRIMARY KEY("client_id","wizard","number")
);
--> statement-breakpoint
CREATE TABLE "definition_version" (
	"number" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"index" json NOT NULL,
	"modules" json NOT NULL,
	"sources" json NOT NULL,
	"migrations" json NOT NULL,
	"steps" json NOT NULL,
	"fates" json NOT NULL,
	"findings" json NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"back_to" integer
);
--> statement-breakpoint
CREATE TABLE "carried_over" (
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"definition" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "carried_over_client_id_wizard_definition_at_pk" PRIMARY KEY("client_id","wizard","definition","at")
);
--> statement-breakpoint
ALTER TABLE "signature_evidence" ADD COLUMN "definition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_row" ADD COLUMN "definition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "part" ADD COLUMN "definition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sending" ADD COLUMN "definition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sending" ADD COLUMN "sent" json;--> statement-breakpoint
ALTER TABLE "definition_read" ADD CONSTRAINT "definition_read_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carried_over" ADD CONSTRAINT "carried_over_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What was published is never changed and never deleted.
CREATE TRIGGER "definition_version_append_only" BEFORE UPDATE OR DELETE ON "definition_version" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "definition_version_keep_all" BEFORE TRUNCATE ON "definition_version" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "definition_module_append_only" BEFORE UPDATE OR DELETE ON "definition_module" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "definition_module_keep_all" BEFORE TRUNCATE ON "definition_module" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "definition_log_append_only" BEFORE UPDATE OR DELETE ON "definition_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "definition_log_keep_all" BEFORE TRUNCATE ON "definition_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
